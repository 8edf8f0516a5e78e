import type { GatsbySSR } from 'gatsby';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a page to HTML. By default React moves large Suspense boundaries to the end of the HTML and puts them in
 * place with a script (`progressiveChunkSize`), so the forms would be missing without JavaScript. Rejects if the page
 * throws.
 */
function renderToHtml(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });
}

let lastRender: Promise<void> = Promise.resolve();
let resolveRender = () => {};

/** Waits until the previous page is finished. */
async function startRender(): Promise<void> {
  const previousRender = lastRender;
  let resolve = () => {};
  lastRender = new Promise((resolvePromise) => {
    resolve = resolvePromise;
  });
  await previousRender;
  resolveRender = resolve;
}

/** Starts the next page. Call it in `onRenderBody`, after react-helmet's head tags have been read. */
export function finishRender(): void {
  resolveRender();
}

/**
 * Renders one page at a time. Gatsby renders pages concurrently, but react-helmet keeps the head tags of the current
 * page in a global variable (https://github.com/nfl/react-helmet/issues/216).
 */
export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  await startRender();
  replaceBodyHTMLString(await renderToHtml(bodyComponent));
};
