import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { builtPages } from './support/built-pages';

const jar = require.resolve('vnu-jar/build/dist/vnu.jar');

/**
 * What the W3C's Nu checker finds in files (https://validator.github.io/validator/). It knows no cascade layers, so CSS
 * is left out.
 */
function errorsIn(files: readonly string[]): string[] {
  const options = ['--stdout', '--exit-zero-always', '--errors-only', '--filterpattern', 'CSS: .*'];
  const output = execFileSync('java', ['-jar', jar, ...options, ...files]);
  return output.toString().split('\n').filter(Boolean);
}

test('the HTML of every page is valid, and invalid HTML is found', () => {
  const pages = [...builtPages, '404.html'].map((file) => `public/${file}`);
  expect(pages.length).toBeGreaterThan(20);
  const invalid = test.info().outputPath('invalid.html');
  const heading = '<address><h3>London</h3></address>';
  writeFileSync(invalid, `<!doctype html><html lang="en"><title>A page</title>${heading}`);
  expect(errorsIn([...pages, invalid])).toEqual([
    expect.stringMatching(/invalid\.html".*“h3”.*“address”/),
  ]);
});
