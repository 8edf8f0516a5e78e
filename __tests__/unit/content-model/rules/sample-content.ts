import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Document, parse } from 'yaml';
import { checkContent } from '../../../../src/content-model/rules/check-content';
import { formatMistake } from '../../../../src/content-model/source/mistake';
import { schemaOf } from '../../../../src/content-model/schema/schema-of';
import { listFolder } from '../../../../src/content-model/source/folder';
import { contentTypes, type ContentType } from '../../../../src/content-model/schema/content-types';
import type { ContentSchema } from '../../../../src/content-model/schema/json-schema';

/** The time at which tests read the sample content, when all its entries are published. */
export const today = new Date('2026-01-15T12:00:00Z');

/** The smallest PNG that is allowed. */
const picture = fs.readFileSync(path.join(__dirname, 'sample.png'));
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0H9V9z"/></svg>';

const post = 'insights/blog/post.md';
const another = 'insights/blog/another.md';
export const sampleFiles = {
  post,
  news: 'insights/news/item.md',
  sheet: 'insights/factsheet/sheet.md',
  page: 'pages/page.md',
  mail: 'mail/fact-sheet.md',
};

const sampleTexts: Readonly<Record<string, string>> = {
  address: '/contact',
  url: 'https://www.sample.example',
  email: 'office@sample.example',
  phone: '+44 20 7946 0000',
  day: '2024-01-31',
  picture: './pictures/sample.png',
  svg: './pictures/sample.svg',
  pictogram: 'security--shield',
  category: 'Fraud',
};

/** The smallest value that a schema accepts. Headings and titles contain `place`, which is unique. */
function sampleOf(schema: ContentSchema, place: string, index = 0): unknown {
  const { type, properties = {}, required = [], items } = schema;
  if (type === 'object') {
    return Object.fromEntries(
      required.map((name) => [
        name,
        sampleOf(properties[name] ?? schema, `${place} ${name}`, index),
      ]),
    );
  }
  if (type === 'array' && items) {
    const length = schema.minItems ?? 1;
    return Array.from({ length }, (_, at) => sampleOf(items, `${place} ${at + 1}`, at));
  }
  if (type === 'boolean') return false;
  if (type !== 'string') return (schema.minimum ?? 1) + index;
  if (schema.enum) return schema.enum[index % schema.enum.length];
  return (
    sampleTexts[schema.names ?? ''] ??
    place
      .slice(-Math.min(schema.maxLength ?? 30, 30))
      .trim()
      .padEnd(schema.minLength ?? 0, '.')
  );
}

/** The sample's files of a type. */
const filesOf = ({ path: pattern, format, count: [number] = [1, 1] }: ContentType): string[] =>
  format === 'markdown'
    ? Object.values(sampleFiles).filter((file) => path.dirname(file) === path.dirname(pattern))
    : Array.from({ length: number }, (_, index) => pattern.replace('*', `solution${index + 1}`));

/** The smallest text of a file that the content schema accepts. */
function sampleText(file: string, { type, body }: ContentType): string {
  const { name } = path.parse(file);
  const index = Number(/\d/.exec(name)?.[0] ?? 1) - 1;
  const data = new Document(sampleOf(schemaOf(type), name, index));
  if (type === 'InsightsPage') data.setIn(['categories'], ['All', 'Fraud']);
  if (file.endsWith('.json')) return `${JSON.stringify(data, null, 2)}\n`;
  const link = file === sampleFiles.mail ? '[Link]({DOWNLOAD_LINK})\n' : '';
  return `---\n${data.toString()}---\n${body === 'required' ? `\nA text.\n${link}` : ''}`;
}

/** The sample content's files by their path below `content/`. */
const sample = new Map<string, string | Buffer>(
  contentTypes.flatMap((contentType) =>
    filesOf(contentType).flatMap((file) => {
      const pictures = path.join(path.dirname(file), 'pictures/sample');
      return [
        [file, sampleText(file, contentType)],
        [`${pictures}.svg`, drawing],
        [`${pictures}.png`, picture],
      ] as const;
    }),
  ),
);

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));

/** Writes another text to a file and returns the first changed line, from 1. */
function change(file: string, text: string): number {
  const before = content.read(file).split('\n');
  content.write(file, text);
  return text.split('\n').findIndex((line, index) => line !== before[index]) + 1;
}

/** A content folder without mistakes, for tests to break. It follows the content schema. */
export const content = {
  root,
  /** The absolute path of a file below `content/`. */
  at: (file: string): string => path.join(root, 'content', file),
  read: (file: string): string => fs.readFileSync(content.at(file), 'utf8'),
  remove: (file: string): void => fs.rmSync(content.at(file), { recursive: true, force: true }),
  rename: (from: string, to: string): void => fs.renameSync(content.at(from), content.at(to)),

  write(file: string, text: string | Buffer): void {
    fs.mkdirSync(path.dirname(content.at(file)), { recursive: true });
    fs.writeFileSync(content.at(file), text);
  },

  /** The first line of a file that contains some words, from 1. */
  lineOf(file: string, words: string): number {
    const lines = content.read(file).split('\n');
    return lines.findIndex((line) => line.includes(words)) + 1;
  },

  /** Replaces the first match in a file and returns the first changed line. */
  edit(file: string, find: string | RegExp, replacement: string): number {
    const line = change(file, content.read(file).replace(find, replacement));
    if (line === 0) throw new Error(`${file} has no ${String(find)}`);
    return line;
  },

  /**
   * Sets a field of a file; undefined removes it.
   *
   * @param name names and indexes from 0, such as `cards.0.heading`
   * @returns the first changed line
   */
  set(file: string, name: string, value: unknown): number {
    const text = content.read(file);
    const [, matter = text, body = ''] = /^---\n(.*?)\n---\n(.*)/s.exec(text) ?? [];
    const data = new Document(parse(matter));
    const steps = name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    if (value === undefined) data.deleteIn(steps);
    else data.setIn(steps, value);
    const isJson = file.endsWith('.json');
    return change(
      file,
      isJson ? JSON.stringify(data, null, 2) : `---\n${data.toString()}---\n${body}`,
    );
  },

  /** Replaces a Markdown file's body and returns its first line. */
  setBody(file: string, text: string): number {
    const matter = content.read(file).replace(/(\n---\n).*/s, '$1\n');
    content.write(file, `${matter}${text}\n`);
    return matter.split('\n').length;
  },

  /** Adds a second post, with its own heading and title. */
  addPost(file = another): string {
    content.write(file, content.read(post).replace(/post (heading|seo title)/g, 'another $1'));
    return file;
  },

  /** Adds solutions until there are this many. */
  addSolutions(count: number): void {
    const first = content.read('solutions/solution1.json');
    for (let order = 4; order <= count; order += 1) {
      const file = `solutions/solution${order}.json`;
      content.write(file, first.replaceAll('solution1', `solution${order}`));
      content.set(file, 'order', order);
      content.set(file, 'strip.order', order);
    }
  },

  /** Every mistake, as `npm run content:check` prints it. */
  mistakes: async (): Promise<string[]> =>
    (await checkContent(root, today)).mistakes.map(formatMistake),
};

// Each test starts with unchanged sample content. Reading a file takes a tenth of the time of writing it.
beforeEach(() => {
  const { files, links } = listFolder(root);
  for (const file of [...files, ...links]) {
    if (!sample.has(path.relative('content', file))) fs.rmSync(path.join(root, file));
  }
  for (const [file, text] of sample) {
    const isFile = fs.statSync(content.at(file), { throwIfNoEntry: false })?.isFile();
    if (isFile && fs.readFileSync(content.at(file)).equals(Buffer.from(text))) continue;
    content.remove(file);
    content.write(file, text);
  }
});
afterAll(() => fs.rmSync(root, { recursive: true }));

/** Makes a mistake in the sample content and returns its place: file, line and, if it has one, field. */
type Break = () => string | Promise<string>;

/** A place in a message: a file, and its first line that contains some words. */
export const at = (file: string, words: string) => `content/${file}:«${file}|${words}»`;

/** One test for each mistake in the sample content: expects its message and no other. */
export function itFinds(
  subject: string,
  cases: Readonly<Record<string, Break | readonly Break[]>>,
): void {
  const rows = Object.entries(cases).flatMap(([message, breaks]) =>
    [breaks].flat().map((breakIn: Break) => [message, breakIn] as const),
  );
  it.each(rows)(`${subject}: %s`, async (message, breakIn) => {
    const place = await breakIn();
    const words = message.replace(/«(.+)\|(.+)»/, (_, file, text) =>
      String(content.lineOf(file, text)),
    );
    expect(await content.mistakes()).toEqual([`content/${place}: ${words}`]);
  });
}

/** One test for each text: adds it to the sample content and expects no mistake. */
export function itAccepts(
  subject: string,
  texts: readonly string[],
  change: (text: string) => unknown,
): void {
  it.each(texts)(`${subject} %j is accepted`, async (text) => {
    await change(text);
    expect(await content.mistakes()).toEqual([]);
  });
}

/**
 * Sets a field to a wrong value and returns its place.
 *
 * @param words what the place's line contains, if it is not the first changed line
 */
export function field(file: string, name: string, value: unknown, words?: string): string {
  const changed = content.set(file, name, value);
  const label = name.replace(/\.(\d+)/g, (_, index) => `[${Number(index) + 1}]`);
  return `${file}:${words ? content.lineOf(file, words) : changed}: ${label}`;
}

/** Writes a text below front matter and returns the place `line` lines below its first. */
export const body = (text: string, line = 0, file = post): string =>
  `${file}:${content.setBody(file, text) + line}`;

/** Writes a whole file and returns one of its lines. */
export function file(name: string, text: string | Buffer, line = 1): string {
  content.write(name, text);
  return `${name}:${line}`;
}
