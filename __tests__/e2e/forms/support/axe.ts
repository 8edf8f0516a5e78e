import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { isRecord } from '../../../../src/forms/rules';

const script = readFile(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Readies a page for axe, where there is no time for it later. */
export async function readyAxe(page: Page): Promise<void> {
  await page.evaluate(await script);
}

/** What axe finds wrong with a part of the page as it stands: a line for each rule, with the places. */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await readyAxe(page);
  const result: unknown = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'] })`,
  );
  const violations: unknown = isRecord(result) ? result.violations : undefined;
  if (!Array.isArray(violations)) throw new Error('axe gave no result');
  return violations
    .filter(isRecord)
    .map(({ id, nodes }) => `${String(id)}: ${JSON.stringify(nodes).slice(0, 400)}`);
}
