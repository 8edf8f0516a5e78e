import { execFileSync } from 'node:child_process';
import { builtPages } from './support/built-pages';
import { expect, test } from './support/test';

const jar = require.resolve('vnu-jar/build/dist/vnu.jar');

/**
 * What the W3C's Nu checker finds in files, or in a text (https://validator.github.io/validator/). It knows no cascade
 * layers, so CSS is left out.
 */
function errorsIn(files: readonly string[], text = ''): string[] {
  const options = ['--stdout', '--exit-zero-always', '--errors-only', '--filterpattern', 'CSS: .*'];
  const output = execFileSync('java', ['-jar', jar, ...options, ...files], { input: text });
  return output.toString().split('\n').filter(Boolean);
}

test('the HTML of every page is valid', () => {
  const pages = [...builtPages, '404.html'].map((file) => `public/${file}`);
  expect(pages.length).toBeGreaterThan(20);
  expect(errorsIn(pages)).toEqual([]);
});

test('invalid HTML is found', () => {
  const page = '<!doctype html><html lang="en"><title>A page</title>';
  expect(errorsIn(['-'], page)).toEqual([]);
  expect(errorsIn(['-'], `${page}<address><h3>London</h3></address>`)).toHaveLength(1);
});
