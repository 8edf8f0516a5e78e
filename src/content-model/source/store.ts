import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { digestOfFolders } from './digest-of-folders';

const stores: { load: () => void; save: () => void }[] = [];

/** Where results are stored, and the version of the code that makes them; empty until they are loaded. */
let folder = '';
let version = '';

const versionOfCode = () =>
  digestOfFolders(['src/content-model']) + hash('sha256', readFileSync('package-lock.json'));

/** Loads what the last build or check has stored, if code and packages have not changed. */
export function loadStores(
  from = 'node_modules/.cache/content',
  codeVersion = versionOfCode(),
): void {
  folder = from;
  version = codeVersion;
  for (const store of stores) store.load();
}

/** Stores the results for the next build or check. */
export function saveStores(): void {
  for (const store of stores) store.save();
}

/**
 * Results that a build or check stores for the next, by the digest of their input. Unused ones are dropped. Until it is
 * loaded, a store is empty and stores nothing.
 *
 * @param name the name of its file
 */
export function createStore<Result>(name: string) {
  let stored = new Map<string, Result>();
  const used = new Map<string, Result>();
  const keyOf = (input: string) => hash('sha256', version + input);
  const store = {
    get(input: string): Result | undefined {
      const key = keyOf(input);
      const result = used.get(key) ?? stored.get(key);
      if (result !== undefined) used.set(key, result);
      return result;
    },
    set(input: string, result: Result): void {
      if (folder) used.set(keyOf(input), result);
    },
    /** The result for an input, computed if the store does not have it. */
    of(input: string, make: () => Result): Result {
      const known = store.get(input);
      if (known !== undefined) return known;
      const result = make();
      store.set(input, result);
      return result;
    },
  };
  stores.push({
    load() {
      used.clear();
      try {
        stored = deserialize(readFileSync(path.join(folder, name)));
      } catch {
        // The first build, or a file from another version of Node.
        stored = new Map();
      }
    },
    save() {
      if (!folder) return;
      if (stored.size === used.size && [...used.keys()].every((key) => stored.has(key))) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, name), serialize(used));
    },
  });
  return store;
}
