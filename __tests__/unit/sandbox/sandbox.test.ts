import { startSandbox } from '../../../tools/sandbox';

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
