import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { watchContent } from '../../../../src/content-model/source/watch';
import { useFolder } from '../../../fixtures/folder';

const folder = useFolder();
const at = (file: string) => folder.at(`content/${file}`);
let onChange: () => void = () => undefined;

/** Changes the content and waits until the change is noticed. */
async function expectNotice(change: () => void): Promise<void> {
  const hasChanged = new Promise<void>((resolve) => (onChange = resolve));
  change();
  await hasChanged;
}

/** Editors write a new file and replace the old one with it. */
function replace(file: string, text: string): void {
  writeFileSync(at('written'), text);
  renameSync(at('written'), at(file));
}

test('notices every change: a repeatedly replaced file, a new folder, a file in it, a removed file', async () => {
  folder.write('content/pages/home.json', '1');
  const stop = await watchContent(folder.at(), () => onChange());
  await expectNotice(() => replace('pages/home.json', '2'));
  await expectNotice(() => replace('pages/home.json', '3'));
  await expectNotice(() => writeFileSync(at('pages/home.json'), '4'));
  await expectNotice(() => mkdirSync(at('insights')));
  await expectNotice(() => writeFileSync(at('insights/a.md'), '1'));
  await expectNotice(() => replace('insights/a.md', '2'));
  await expectNotice(() => rmSync(at('insights/a.md')));
  await stop();
});
