import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { digestOfFolders } from './digest-of-folders';
import { outlineOf, type Outline } from './markdown/outline';

/** The outlines that the last build or check has stored, and those that this one has used, by the digest of their input. */
let stored: ReadonlyMap<string, Outline> = new Map();
const used = new Map<string, Outline>();

/** Where outlines are stored, and the version of the code that makes them; empty until they are loaded. */
let file = '';
let version = '';

const versionOfCode = () =>
  digestOfFolders(['src/content-model']) + hash('sha256', readFileSync('package-lock.json'));

/** Loads what the last build or check has stored. Outlines of other code or packages are not used. */
export function loadOutlines(
  from = 'node_modules/.cache/content/outlines',
  codeVersion = versionOfCode(),
): void {
  file = from;
  version = codeVersion;
  used.clear();
  try {
    stored = deserialize(readFileSync(file));
  } catch {
    // The first build, or a file from another version of Node.
    stored = new Map();
  }
}

/** Stores the outlines that were used for the next build or check, and drops the others. */
export function saveOutlines(): void {
  const isSame = stored.size === used.size && [...used.keys()].every((key) => stored.has(key));
  if (isSame || !file) return;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, serialize(used));
  } catch {
    // A folder that is read-only or a full disk: the next check parses all texts again.
  }
}

/** The outline of a text (`outlineOf`), from the store if it has been loaded and has it. Parsing takes 3 ms per post. */
export function storedOutline(text: string, line: number): Outline {
  const key = hash('sha256', `${version}${line}\n${text}`);
  const outline = used.get(key) ?? stored.get(key) ?? outlineOf(text, line);
  if (file) used.set(key, outline);
  return outline;
}
