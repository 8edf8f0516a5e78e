/** One or more mistakes in a content file, a line each: `file: what is wrong. What to write`. */
export class ContentMistake extends Error {
  constructor(readonly mistakes: string[]) {
    super(mistakes.join('\n'));
    this.name = 'ContentMistake';
  }
}

/** Collects the mistakes of one file, so that a writer sees all of them at once. */
export class Mistakes {
  readonly found: string[] = [];

  /** @param file the file's path in the repository, such as content/insights/factsheet/x.md */
  constructor(readonly file: string) {}

  /** Notes a mistake; `line` is counted from the first line of the file, front matter included. */
  add(what: string, whatToWrite: string, line?: number): void {
    const place = line === undefined ? this.file : `${this.file}:${line}`;
    this.found.push(`${place}: ${what}. ${whatToWrite}`);
  }

  /** Throws ContentMistake where anything was found. */
  stopIfAny(): void {
    if (this.found.length > 0) throw new ContentMistake(this.found);
  }
}
