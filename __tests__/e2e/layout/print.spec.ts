import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A text in a PDF: in brackets, or as hexadecimal UTF-16. */
const decoded = (bracketed: string, hex: string | undefined) =>
  hex
    ? Buffer.from(hex, 'hex').swap16().toString('utf16le').slice(1)
    : bracketed.replaceAll(/\\(.)/g, '$1');

/** The printed A4 page of each heading, from the outline of Chromium's PDF. */
async function sheetsOfHeadings(page: Page): Promise<(heading: string) => number | undefined> {
  const pdf = await page.pdf({ format: 'A4', margin, outline: true, tagged: true });
  const entries = pdf
    .toString('latin1')
    .matchAll(/\/Title (?:\(((?:\\.|[^)\\])*)\)|<(\w+)>)\s*\/Dest \[(\d+) 0 R/g);
  const sheets = new Map(
    [...entries].map(([, text = '', hex, sheet]) => [lettersOf(decoded(text, hex)), Number(sheet)]),
  );
  return (heading) => sheets.get(lettersOf(heading));
}

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
  test(`headings of ${address} print with what follows, and no sheet is blank`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    await visit(page, address);
    const headings = await page
      .locator('main :is(h2, h3):visible')
      .evaluateAll((all) => all.map(({ tagName, textContent }) => [tagName, textContent]));
    const sheetOf = await sheetsOfHeadings(page);
    for (const [index, [level, text = '']] of headings.entries()) {
      const [nextLevel, next = ''] = headings[index + 1] ?? [];
      expect.soft(sheetOf(text), text).toBeDefined();
      if (level !== 'H2' || nextLevel !== 'H3') continue;
      expect.soft(sheetOf(next), `${next} after ${text}`).toBe(sheetOf(text));
    }
    const landscape = await page.pdf({ format: 'A4', landscape: true, margin });
    expect(blankSheets(landscape)).toEqual([]);
  });
}
