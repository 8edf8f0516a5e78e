/**
 * Helmet keeps the head tags of the page that is being rendered in one global place, while Gatsby
 * renders pages side by side (https://github.com/nfl/react-helmet/issues/216): so pages take turns,
 * from the start of their rendering until their head tags have been read.
 */
let lastTurn: Promise<void> = Promise.resolve();
let endTurn = () => {};

/** Waits until the page before has its head tags. */
export async function startRender(): Promise<void> {
  const before = lastTurn;
  let end = () => {};
  lastTurn = new Promise((resolve) => {
    end = resolve;
  });
  await before;
  endTurn = end;
}

/** Lets the next page begin. */
export function finishRender(): void {
  endTurn();
}
