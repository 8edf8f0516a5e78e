import { mkdirSync } from 'node:fs';
import { reportMistakes } from '../../../../src/content-model/onPluginInit';
import { watchContent } from '../../../../src/content-model/source/watch';
import { useFolder } from '../../../fixtures/folder';

const { at, write } = useFolder();

test('in development, mistakes are reported once, even if the first check fails', async () => {
  mkdirSync(at('content'));
  const reporter = { error: jest.fn(), warn: jest.fn(), success: jest.fn() };
  const check = () => reportMistakes(at(), reporter);
  // The function's list of fact sheets has no folder.
  await expect(check()).rejects.toThrow('ENOENT');
  mkdirSync(at('src/server/function'), { recursive: true });
  await check();
  await check();
  expect(reporter.warn.mock.calls).toEqual([[expect.stringMatching(/^content: \d+ mistakes$/)]]);
});

test('a check that fails, as of a file that is being removed, is followed by the next one', async () => {
  mkdirSync(at('content'));
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let calls = 0;
  await new Promise<void>((resolve) => {
    void watchContent(at(), async () => {
      calls += 1;
      if (calls > 1) return resolve();
      write('content/1.md', 'A text.');
      throw new Error('ENOENT');
    }).then(() => write('content/0.md', 'A text.'));
  });
  expect(printed.mock.calls).toEqual([['content: Error: ENOENT']]);
  printed.mockRestore();
});
