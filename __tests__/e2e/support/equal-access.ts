import type { Page } from '@playwright/test';
import type * as Engine from 'accessibility-checker-engine';
import { readFileSync } from 'node:fs';

declare const ace: typeof Engine;

const source = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** The violations that IBM Equal Access finds in a page (https://github.com/IBMa/equal-access). */
export async function equalAccessViolations(page: Page): Promise<string[]> {
  // Its bundle keeps `ace` to itself.
  await page.evaluate(`${source}; window.ace = ace; 0`);
  return page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    // What it finds is only trusted where it also finds what is right.
    if (!results.some(({ value }) => `${value}` === 'VIOLATION,PASS')) return ['no results'];
    return results
      .filter(({ value }) => `${value}` === 'VIOLATION,FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n  ${snippet}`);
  });
}
