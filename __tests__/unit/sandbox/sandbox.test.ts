import { environmentMistakes } from '../../../plugins/gatsby-plugin-environment-check/environment';
import { readSettings } from '../../../src/server/shared/settings';
import { sandboxEnvironment, startSandbox } from '../../../tools/sandbox';

test('the sandbox environment is enough for a build and the function, and nothing leaves this machine', () => {
  const environment = sandboxEnvironment('http://127.0.0.1:9100', 'http://localhost:9000');
  expect(environmentMistakes(environment)).toEqual([]);
  expect(() => readSettings((name) => environment[name])).not.toThrow();
  const addresses = Object.values(environment).filter((value) => value.includes('://'));
  for (const one of addresses) expect(one).toMatch(/^http:\/\/(127\.0\.0\.1|localhost):/);
});

test('the inbox page and the template of the email are served', async () => {
  const { url, close } = await startSandbox({ port: 0 });
  const read = async (path: string) => (await fetch(`${url}${path}`)).text();
  expect(await read('/')).toContain('inbox.js');
  for (const file of ['/fact-sheet-email.html', '/fact-sheet-email.txt']) {
    const variables = new Set((await read(file)).match(/\*\|\w+\|\*/g));
    expect([...variables].sort()).toEqual(['*|DOWNLOAD_LINK|*', '*|NAME|*', '*|PDF_NAME|*']);
  }
  await close();
});
