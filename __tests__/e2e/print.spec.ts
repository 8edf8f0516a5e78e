import type { Page } from '@playwright/test';
import { solutions } from './support/content';
import { expect, test } from './support/test';
import { readThrough, visit } from './support/visit';

/** A heading of a printed page. */
interface PrintedHeading {
  title: string;
  /** The sheet of paper on which it is, from 0. */
  sheet: number;
}

const textOf = (hex: string) =>
  Buffer.from(hex, 'hex')
    .swap16()
    .toString('utf16le')
    .replace(/^\uFEFF/, '');

/** The headings of a page as it is printed on A4, by the outline of the PDF that Chromium makes of it. */
async function printedHeadings(page: Page): Promise<PrintedHeading[]> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = (await page.pdf({ format: 'A4', margin, outline: true, tagged: true })).toString(
    'latin1',
  );
  const sheets = [...pdf.matchAll(/(\d+) 0 obj\s*<<\s*\/Type \/Page\b/g)].map(([, id]) => id);
  const entries = pdf.matchAll(/\/Title (?:<(\w+)>|\(((?:\\.|[^)])*)\))[^]*?\/Dest \[(\d+) 0 R/g);
  return [...entries].map(([, hex, text = '', id]) => ({
    title: (hex ? textOf(hex) : text.replace(/\\(.)/g, '$1')).trim(),
    sheet: sheets.indexOf(id),
  }));
}

test('x', async ({ page }) => {
  await visit(page, '/home');
  await readThrough(page);
  console.log(await printedHeadings(page));
  expect(solutions.length).toBe(5);
});
