import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contentMistakes } from '../../../../src/content-model/checks/content';
import { formatMistake } from '../../../../src/content-model/checks/mistake';

/** Each test reads the whole content, on machines that may be busy. */
jest.setTimeout(30_000);

const isText = (file: string) => /\.(json|md)$/.test(file);

/** Copies the texts of a folder and links its pictures: they are large, and no test changes one. */
function copy(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) copy(source, target);
    else if (isText(entry.name)) fs.copyFileSync(source, target);
    else fs.symlinkSync(source, target);
  }
}

/** The first line in which two texts differ, from 1. */
function firstDifference(before: string, after: string): number {
  const lines = before.split('\n');
  return after.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}

/** A copy of the real content in a temporary folder, to break things in. */
export class SiteCopy {
  readonly root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));

  constructor() {
    copy(path.resolve('content'), path.join(this.root, 'content'));
  }

  /** The absolute path of a file below `content/`. */
  at(file: string): string {
    return path.join(this.root, 'content', file);
  }

  read(file: string): string {
    return fs.readFileSync(this.at(file), 'utf8');
  }

  /** Writes a file anew; a link to a real picture is replaced, never followed. */
  write(file: string, content: string | Buffer): void {
    this.remove(file);
    fs.mkdirSync(path.dirname(this.at(file)), { recursive: true });
    fs.writeFileSync(this.at(file), content);
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

  /** Puts a paragraph at the end of a Markdown file and tells its line. */
  append(file: string, paragraph: string): number {
    const text = `${this.read(file).trimEnd()}\n\n`;
    this.write(file, `${text}${paragraph}\n`);
    return text.split('\n').length;
  }

  /** Every mistake, as `npm run content:check` prints it. */
  async mistakes(today?: Date): Promise<string[]> {
    return (await contentMistakes(this.root, today)).map(formatMistake);
  }

  dispose(): void {
    fs.rmSync(this.root, { recursive: true, force: true });
  }
}
