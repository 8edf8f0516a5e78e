import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isPublished } from '../insights/publication';
import { readBrand } from './drawing/brand';
import { readColours } from './drawing/colours';
import { isDay, readFields, type FrontMatter } from './reading/front-matter';
import { ContentMistake } from './reading/mistake';
import { withQuotationMarks } from './reading/quotation-marks';
import { readBody } from './reading/read-body';
import { noteUnsettable } from './reading/reader';
import { renderFactSheet, type House } from './render';
import { readSources, type Source } from './source';
import { loadTypefaces } from './drawing/typefaces';

export interface WriteFactSheetsOptions {
  /** The repository's folder. */
  root: string;
  /** The folder that is served as the site. */
  publicDirectory: string;
  /** The path of a fact sheet's PDF on the site, such as /fact-sheets/name-0123….pdf. */
  pathOf: (slug: string) => string;
  /** The moment of the build: a fact sheet dated later is not written. */
  today: Date;
}

/** Whether a fact sheet is out; one without a day that can be read is looked at, and found wrong. */
const isWanted = ({ frontMatter }: Source, today: Date): boolean =>
  isPublished(frontMatter, today) || (frontMatter.draft !== true && !isDay(frontMatter.date));

const withMarks = (front: FrontMatter): FrontMatter => ({
  ...front,
  heading: withQuotationMarks(front.heading),
  description: front.description.map((paragraph) => withQuotationMarks(paragraph)),
});

async function render(source: Source, house: House): Promise<Buffer> {
  const { mistakes } = source;
  const { has } = house.typefaces;
  const front = withMarks(readFields(source.frontMatter, mistakes));
  noteUnsettable([front.heading, ...front.description].join(''), { mistakes, has });
  const body = readBody(source, { siteUrl: house.brand.url, has });
  return renderFactSheet({ front, body, folder: source.folder, mistakes }, house);
}

/** Removes PDFs of earlier builds: of fact sheets withdrawn, or under names that no longer hold. */
async function removeOthers(directory: string, keep: string[]): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  for (const name of names) {
    const file = path.join(directory, name);
    if (name.endsWith('.pdf') && !keep.includes(file)) await rm(file);
  }
}

/**
 * Writes the PDF of every published fact sheet of `content/insights/factsheet` into the built site
 * (issue "The three forms", a real fact sheet): a draft or a day to come gives none.
 *
 * @returns the paths of the PDFs on the site, in the order of the files' names
 * Throws ContentMistake with a line for each mistake, of all files: `file: what is wrong. What to write`.
 */
export async function writeFactSheets({
  root,
  publicDirectory,
  pathOf,
  today,
}: WriteFactSheetsOptions): Promise<string[]> {
  const sources = await readSources(root);
  const wanted = sources.filter((source) => isWanted(source, today));
  const [brand, colours, typefaces] = await Promise.all([
    readBrand(root),
    readColours(root),
    loadTypefaces(root),
  ]);

  const written: { path: string; file: string; pdf: Buffer }[] = [];
  const mistakes: string[] = [];
  for (const source of wanted) {
    const sitePath = pathOf(source.slug);
    try {
      const pdf = await render(source, { brand, colours, typefaces });
      written.push({ path: sitePath, file: path.join(publicDirectory, sitePath), pdf });
    } catch (error) {
      if (!(error instanceof ContentMistake)) throw error;
      mistakes.push(...error.mistakes);
    }
  }
  if (mistakes.length > 0) throw new ContentMistake(mistakes);

  const files = written.map(({ file }) => file);
  const directories = new Set(
    sources.map(({ slug }) => path.dirname(path.join(publicDirectory, pathOf(slug)))),
  );
  for (const directory of directories) await removeOthers(directory, files);
  for (const { file, pdf } of written) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, pdf);
  }
  return written.map(({ path: sitePath }) => sitePath);
}
