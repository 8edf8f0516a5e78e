import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { digestOfFolders } from '../../digest-of-folders';
import { outlineOf, type Outline } from './outline';

const defaultFile = 'node_modules/.cache/content/outlines';
/** The code that makes outlines. */
const codeFolders = ['src/content-model/checks/body', 'src/content-model/entries'];

/** The outlines by the digest of their text; undefined until they are loaded. */
let stored: Map<string, Outline> | undefined;
/** Those of them that this process has asked for. */
const used = new Map<string, Outline>();
let codeDigest = '';

/** Loads the outlines of the last build. Without it, every text is parsed. */
export function loadOutlines(cacheFile = defaultFile): void {
  used.clear();
  codeDigest = digestOfFolders(codeFolders) + hash('sha256', readFileSync('package-lock.json'));
  try {
    stored = deserialize(readFileSync(cacheFile));
  } catch {
    // The first build, or a file that another version of Node has written.
    stored = new Map();
  }
}

/** The outline of a text, from the last build if it is loaded and had the same text. Parsing takes 3 ms a post. */
export function storedOutline(body: string, firstLine: number): Outline {
  if (!stored) return outlineOf(body, firstLine);
  const key = hash('sha256', `${codeDigest}${firstLine}\n${body}`);
  const outline = stored.get(key) ?? outlineOf(body, firstLine);
  used.set(key, outline);
  return outline;
}

/** Stores the outlines that were used. */
export function saveOutlines(cacheFile = defaultFile): void {
  const isSame = stored?.size === used.size && [...used.keys()].every((key) => stored?.has(key));
  if (isSame) return;
  mkdirSync(path.dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, serialize(used));
}
