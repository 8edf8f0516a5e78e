import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { digestOfFolders } from './digest-of-folders';

const stores: { load: (codeVersion: string, folder: string) => void; save: () => void }[] = [];

/** Loads what the last build or check has kept, if the code and the packages are the same. */
export function loadStores(folder = 'node_modules/.cache/content'): void {
  const packages = hash('sha256', readFileSync('package-lock.json'));
  const version = digestOfFolders(['src/content-model']) + packages;
  for (const store of stores) store.load(version, folder);
}

/** Keeps the results for the next build or check. */
export function saveStores(): void {
  for (const store of stores) store.save();
}

/**
 * Results that one build or check keeps for the next, by the digest of what they were made from. Until it is loaded, a
 * store is empty and keeps nothing.
 *
 * @param name the name of its file
 */
export function createStore<Result>(name: string) {
  let stored: Map<string, Result> | undefined;
  /** Those that this process has asked for. The others are dropped. */
  const used = new Map<string, Result>();
  let version = '';
  let folder = '';
  const keyOf = (input: string) => hash('sha256', version + input);

  const store = {
    /**
     * Loads the results of the last build.
     *
     * @param codeVersion the version of the code that makes results: those of another are not used
     */
    load(codeVersion: string, from: string): void {
      used.clear();
      version = codeVersion;
      folder = from;
      try {
        stored = deserialize(readFileSync(path.join(folder, name)));
      } catch {
        // The first build, or a file that another version of Node has written.
        stored = new Map();
      }
    },
    get(input: string): Result | undefined {
      if (!stored) return undefined;
      const key = keyOf(input);
      const result = used.get(key) ?? stored.get(key);
      if (result !== undefined) used.set(key, result);
      return result;
    },
    set(input: string, result: Result): void {
      if (stored) used.set(keyOf(input), result);
    },
    /** Stores the results that were used where they were loaded from. */
    save(): void {
      const old = stored;
      if (!old || (old.size === used.size && [...used.keys()].every((key) => old.has(key)))) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, name), serialize(used));
    },
  };
  stores.push(store);
  return store;
}
