import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchContent } from '../../../../src/content-model/checks/watch';

const root = mkdtempSync(path.join(tmpdir(), 'watch-'));
const at = (file: string) => path.join(root, 'content', file);

mkdirSync(at('pages'), { recursive: true });
writeFileSync(at('pages/home.json'), '1');
let told: () => void = () => undefined;
let stop: () => Promise<void>;
beforeAll(async () => {
  stop = await watchContent(root, () => told());
});

afterAll(async () => {
  await stop();
  rmSync(root, { recursive: true });
});

/** Does something to the content and waits until that is told. */
async function expectToldOf(change: () => void): Promise<void> {
  const isTold = new Promise<void>((resolve) => (told = resolve));
  change();
  await isTold;
}

/** Editors write a new file and put it in the place of the old one. */
function replace(file: string, text: string): void {
  writeFileSync(at('written'), text);
  renameSync(at('written'), at(file));
}

test('tells of every change: a file replaced again and again, a new folder, a file in it, a file removed', async () => {
  await expectToldOf(() => replace('pages/home.json', '2'));
  await expectToldOf(() => replace('pages/home.json', '3'));
  await expectToldOf(() => writeFileSync(at('pages/home.json'), '4'));
  await expectToldOf(() => mkdirSync(at('insights')));
  await expectToldOf(() => writeFileSync(at('insights/a.md'), '1'));
  await expectToldOf(() => replace('insights/a.md', '2'));
  await expectToldOf(() => rmSync(at('insights/a.md')));
});
