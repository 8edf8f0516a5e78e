import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { checkContent } from '../../../../src/content-model/checks/content';
import { formatMistake } from '../../../../src/content-model/checks/mistake';
import { prescribedFor } from '../../../../src/content-model/checks/rules/prescribed';
import { currentSchemas } from '../../../../src/content-model/checks/schemas';
import { contentTypeOf, contentTypes } from '../../../../src/content-model/schema/content-types';
import type { ContentSchema } from '../../../../src/content-model/schema/json-schema';

/** The moment at which tests read the sample content: all its entries are published. */
export const today = new Date('2026-01-15T12:00:00Z');

/** A PNG that is just large enough. */
export const samplePicture = path.join(__dirname, 'sample.png');
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

/** The smallest value that a schema accepts. Headings and titles are made of `place`, which is unique. */
function sampleOf(schema: ContentSchema, place: string, index = 0): unknown {
  const { type, properties = {}, required = [], items } = schema;
  if (type === 'object') {
    const entries = Object.entries(properties).filter(([name]) => required.includes(name));
    return Object.fromEntries(
      entries.map(([name, field]) => [name, sampleOf(field, `${place} ${name}`, index)]),
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
    place.slice(-Math.min(schema.maxLength ?? 30, 30)).padEnd(schema.minLength ?? 0, '.')
  );
}

/** Sets a value, and makes the objects and lists on the way to it. */
function put(data: object, [first = '', ...rest]: readonly (string | number)[], value: unknown) {
  if (rest.length === 0) return Reflect.set(data, first, value);
  const inner: unknown = Reflect.get(data, first) ?? (typeof rest[0] === 'number' ? [] : {});
  Reflect.set(data, first, inner);
  return put(Object(inner), rest, value);
}

/** Every file of the content as an object, by its path; those of Markdown are front matter. */
function sampleData(): Record<string, Record<string, unknown>> {
  const names = Object.values(sampleFiles);
  const files = contentTypes.flatMap(({ path: place, kind, count = [1] }) => {
    if (kind === 'markdown') return names.filter((name) => contentTypeOf(name)?.path === place);
    return Array.from({ length: count[0] }, (_, index) =>
      place.replace('*', `solution${index + 1}`),
    );
  });
  return Object.fromEntries(
    files.map((file) => {
      const schema = currentSchemas()(contentTypeOf(file)?.type ?? '');
      const name = path.basename(file).split('.')[0] ?? '';
      const index = Number(/\d/.exec(name)?.[0] ?? 1) - 1;
      const data = Object(sampleOf(schema, name, index));
      for (const { path: place, value } of prescribedFor(file, contentTypeOf(file)?.path ?? '')) {
        put(data, place, value);
      }
      return [file, data];
    }),
  );
}

/** The sample content's files by their path below `content/`. */
function allFiles(): ReadonlyMap<string, Buffer> {
  const data = sampleData();
  const picture = fs.readFileSync(samplePicture);
  const files = Object.entries(data).flatMap(([file, fields]) => {
    const link = file === sampleFiles.mail ? '[Link]({DOWNLOAD_LINK})\n' : '';
    const body = contentTypeOf(file)?.body === 'required' ? `\nA text.\n${link}` : '';
    const text = file.endsWith('.json')
      ? `${JSON.stringify(fields, null, 2)}\n`
      : `---\n${stringify(fields)}---\n${body}`;
    const pictures = `${path.dirname(file)}/pictures/sample`;
    return [
      [file, Buffer.from(text)],
      [path.normalize(`${pictures}.svg`), Buffer.from(drawing)],
      [path.normalize(`${pictures}.png`), picture],
    ] as const;
  });
  return new Map(files);
}

const sample = allFiles();

/** The first line in which two texts differ, from 1. */
function firstDifference(before: string, after: string): number {
  const lines = before.split('\n');
  return after.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}

/** A folder of content without a mistake, made of the content schema and the prescribed texts: something to break. */
class SampleContent {
  readonly root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));

  /** Undoes all changes: removes what does not belong there, and writes what is missing or differs. */
  restore(): void {
    fs.mkdirSync(this.at(''), { recursive: true });
    const entries = fs.readdirSync(this.at(''), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const file = path.relative(this.at(''), path.join(entry.parentPath, entry.name));
      const belongs = entry.isFile() ? sample.has(file) : entry.isDirectory() && !sample.has(file);
      if (!belongs) this.remove(file);
    }
    for (const [file, bytes] of sample) {
      if (!fs.existsSync(this.at(file)) || !fs.readFileSync(this.at(file)).equals(bytes)) {
        this.write(file, bytes);
      }
    }
  }

  /** The absolute path of a file below `content/`. */
  at(file: string): string {
    return path.join(this.root, 'content', file);
  }

  read(file: string): string {
    return fs.readFileSync(this.at(file), 'utf8');
  }

  write(file: string, content: string | Buffer): void {
    fs.mkdirSync(path.dirname(this.at(file)), { recursive: true });
    fs.writeFileSync(this.at(file), content);
  }

  /** The first line of a file that contains some words, from 1. */
  lineOf(file: string, words: string): number {
    return (
      this.read(file)
        .split('\n')
        .findIndex((line) => line.includes(words)) + 1
    );
  }

  remove(file: string): void {
    fs.rmSync(this.at(file), { recursive: true, force: true });
  }

  rename(from: string, to: string): void {
    fs.renameSync(this.at(from), this.at(to));
  }

  /** Replaces the first match in a file and tells the first line that changed. */
  edit(file: string, find: string | RegExp, replacement: string): number {
    const before = this.read(file);
    const after = before.replace(find, replacement);
    if (after === before) throw new Error(`${file} has no ${String(find)}`);
    this.write(file, after);
    return firstDifference(before, after);
  }

  /**
   * Sets a field of a file; undefined removes it.
   *
   * @param field names and indexes from 0, such as `cards.0.heading`
   * @returns the first line that changed
   */
  set(file: string, field: string, value: unknown): number {
    const before = this.read(file);
    const [, matter = before, body = ''] = /^---\n(.*?)\n---\n(.*)/s.exec(before) ?? [];
    const data: unknown = parse(matter);
    const names = field.split('.');
    const last = names.pop() ?? '';
    const target = names.reduce((parent, name) => Object(parent)[name], data);
    if (value === undefined) Reflect.deleteProperty(Object(target), last);
    else Object(target)[last] = value;
    const isJson = file.endsWith('.json');
    const after = isJson ? JSON.stringify(data, null, 2) : `---\n${stringify(data)}---\n${body}`;
    this.write(file, after);
    return firstDifference(before, after);
  }

  /** Puts a text in the place of a Markdown file's body and tells its first line. */
  setBody(file: string, text: string): number {
    const matter = this.read(file).replace(/(\n---\n).*/s, '$1\n');
    this.write(file, `${matter}${text}\n`);
    return matter.split('\n').length;
  }

  /** Adds a second post, under a heading and a title of its own. */
  addPost(file = another): string {
    this.write(file, this.read(post).replace(/post (heading|seo title)/g, 'another $1'));
    return file;
  }

  /** Adds solutions up to a number of them. */
  addSolutions(count: number): void {
    const first = this.read('solutions/solution1.json');
    for (let order = 4; order <= count; order += 1) {
      const file = `solutions/solution${order}.json`;
      this.write(file, first.replaceAll('solution1', `solution${order}`));
      this.set(file, 'order', order);
      this.set(file, 'strip.order', order);
    }
  }

  /** Every mistake, as `npm run content:check` prints it. */
  async mistakes(): Promise<string[]> {
    return (await checkContent(this.root, today)).mistakes.map(formatMistake);
  }
}

/** The sample content of a test file; each test begins with it unchanged. */
export const content = new SampleContent();
beforeEach(() => content.restore());
afterAll(() => fs.rmSync(content.root, { recursive: true }));

/** Makes one mistake and tells the place of the one line that is expected: file, line, and field where it has any. */
type Break = () => string | Promise<string>;

/** A way to make one mistake, and the message about it. */
export type MistakeCase = readonly [breakIn: Break, message: string];

/** In a message: the line of a file that contains some words. */
export const lineOf = (file: string, words: string) => `«${file}|${words}»`;

/** In a message: a file with such a line. */
export const at = (file: string, words: string) => `content/${file}:${lineOf(file, words)}`;

/** One test a row: makes a mistake in the sample content and expects one line about it and no other. */
export function itFinds(cases: readonly MistakeCase[]): void {
  it.each(cases.map(([breakIn, message]) => ({ breakIn, message })))(
    'finds: $message',
    async ({ breakIn, message }) => {
      const place = await breakIn();
      const words = message.replace(/«(.+)\|(.+)»/, (_, file, text) =>
        String(content.lineOf(file, text)),
      );
      expect(await content.mistakes()).toEqual([`content/${place}: ${words}`]);
    },
  );
}

/** A mistake in a field, such as `cards.0.heading`. */
export const field = (file: string, name: string, value: unknown) => (): string => {
  const line = content.set(file, name, value);
  const label = name.replace(/\.(\d+)/g, (_, index) => `[${Number(index) + 1}]`);
  return `${file}:${line}: ${label}`;
};

/** A mistake in a text below front matter, `line` lines below its first. */
export const body =
  (text: string, line = 0, file = post) =>
  (): string =>
    `${file}:${content.setBody(file, text) + line}`;

/** A mistake of a whole file, told on its first line. */
export const file =
  (name: string, text: string | Buffer, line = 1) =>
  (): string => {
    content.write(name, text);
    return `${name}:${line}`;
  };
