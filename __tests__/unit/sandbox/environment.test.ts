import { environmentMistakes } from '../../../plugins/gatsby-plugin-environment-check/environment';
import { readSettings } from '../../../src/server/settings';
import { sandboxEnvironment } from '../../../tools/sandbox';

const environment = sandboxEnvironment('http://127.0.0.1:9100', 'http://localhost:9000');

test('a build and the function need nothing else', () => {
  expect(environmentMistakes(environment)).toEqual([]);
  expect(readSettings((name) => environment[name])).toMatchObject({
    emailApiUrl: 'http://127.0.0.1:9100/api/1.0',
    siteUrl: 'http://localhost:9000',
  });
});

test('nothing leaves this machine', () => {
  for (const value of Object.values(environment)) {
    if (value.includes('://')) expect(value).toMatch(/^http:\/\/(127\.0\.0\.1|localhost):/);
  }
});
