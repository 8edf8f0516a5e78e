/** A screenshot and its place in the sheet. */
export interface Screen {
  name: string;
  width: number;
  file: string;
}

/** All screenshots on one HTML page: one row per page or state, one column per width. */
export function contactSheet(screens: readonly Screen[]): string {
  const names = [...new Set(screens.map(({ name }) => name))];
  const rows = names.map((name) => {
    const cells = screens
      .filter((screen) => screen.name === name)
      .map(
        ({ width, file }) =>
          `<figure><a href="${file}"><img src="${file}" alt="${name} at ${width}" loading="lazy"></a><figcaption>${width}</figcaption></figure>`,
      );
    return `<section><h2>${name}</h2><div>${cells.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en-GB"><meta charset="utf-8"><title>Screens</title>
<style>
body{margin:2rem;font:15px system-ui;background:#eee}
div{display:flex;gap:1rem;align-items:start}
figure{margin:0;flex:1;max-width:40rem}
img{width:100%;max-height:60rem;object-fit:cover;object-position:top;background:#fff}
</style>
${rows.join('\n')}
</html>`;
}
