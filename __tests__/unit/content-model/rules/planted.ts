import { content, sampleFiles } from '../../../fixtures/site';

const { post } = sampleFiles;

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
