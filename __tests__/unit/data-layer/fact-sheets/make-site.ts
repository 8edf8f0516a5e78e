import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { writeFactSheets } from '../../../../src/data-layer/fact-sheets';

const repository = path.resolve(__dirname, '../../../..');

const brand = {
  name: 'Sample & Sons',
  legalName: 'Sample & Sons Ltd',
  url: 'https://www.sample.example',
  description: 'A company that stands in this test for the one whose site it is.',
  mark: './brand/mark.svg',
};

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="currentColor">' +
  '<path d="M16 3 29 10 16 17 3 10z"/><polygon points="3 18 16 25 29 18 16 29" opacity="0.5"/></svg>';

/** The front matter of a fact sheet that is published, with other fields where they are given. */
export const frontMatter = (fields: Record<string, string> = {}): string => {
  const written = {
    heading: 'A fact sheet',
    date: '2024-11-12',
    category: 'Compliance',
    description: "['What it is about.']",
    picture: '{ file: ./pictures/cover.png, alt: Two planes }',
    ...fields,
  };
  const lines = Object.entries(written).map(([field, value]) => `${field}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n`;
};

/** A site in a folder of its own, with nothing in it but fact sheets and what they need. */
export interface Site {
  /** Writes or replaces a fact sheet. */
  write: (name: string, text: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** Builds the fact sheets; their paths on the site. */
  build: (today?: string) => Promise<string[]>;
  publicDirectory: string;
}

const folders: string[] = [];

/** Removes the folders of all sites that were made. */
export async function removeSites(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
}

/** Makes a site in a new folder, to be removed by `removeSites`. */
export async function makeSite(): Promise<Site> {
  const root = await mkdtemp(path.join(tmpdir(), 'fact-sheets-'));
  folders.push(root);
  const folder = path.join(root, 'content/insights/factsheet');
  const publicDirectory = path.join(root, 'public');
  await mkdir(path.join(folder, 'pictures'), { recursive: true });
  await mkdir(path.join(root, 'content/brand'));
  for (const name of ['node_modules', 'package.json', 'src']) {
    await symlink(path.join(repository, name), path.join(root, name));
  }
  await writeFile(path.join(root, 'content/site.json'), JSON.stringify(brand));
  await writeFile(path.join(root, 'content/brand/mark.svg'), mark);
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a5a9e' } })
    .png()
    .toFile(path.join(folder, 'pictures/cover.png'));
  return {
    publicDirectory,
    write: (name, text) => writeFile(path.join(folder, name), text),
    remove: (name) => rm(path.join(folder, name)),
    build: (today = '2024-12-01') =>
      writeFactSheets({
        root,
        publicDirectory,
        pathOf: (slug) => `/fact-sheets/${slug}-0123456789abcdef.pdf`,
        today: new Date(today),
      }),
  };
}
