import { inflateSync } from 'node:zlib';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

/** The numbers of the sheets of Chromium's PDF that show no text and no picture. */
function blankSheets(pdf: Buffer): number[] {
  const text = pdf.toString('latin1');
  const sheets = [...text.matchAll(/\/Type \/Page\n[^]*?\/Contents (\d+) 0 R/g)];
  return sheets.flatMap(([, id], index) => {
    const object = text.slice(text.indexOf(`\n${id} 0 obj\n`));
    const [head] = object.split('stream\n', 1);
    const stream = Buffer.from(object.slice(String(head).length + 'stream\n'.length), 'latin1');
    // A short one is not compressed.
    const drawn = head?.includes('FlateDecode') ? inflateSync(stream).toString('latin1') : '';
    return /T[Jj]|Do\n/.test(drawn) ? [] : [index + 1];
  });
}

for (const address of ['/home', '/about', '/careers', '/contact', '/solutions/operationalrisk']) {
  test(`no sheet of ${address} is blank, and headings stay with what follows`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await visit(page, address);
    const breaks = await page
      .locator('main :is(h2, h3):visible')
      .evaluateAll((all) => all.map((heading) => getComputedStyle(heading).breakAfter));
    expect(breaks).toEqual(breaks.map(() => 'avoid'));
    expect(blankSheets(await page.pdf({ format: 'A4', landscape: true, margin }))).toEqual([]);
  });
}
