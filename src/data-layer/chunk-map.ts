import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What is needed of webpack here (https://webpack.js.org/api/compiler-hooks/#done). */
interface Compiler {
  hooks: { done: { tapPromise: (name: string, run: () => Promise<void>) => void } };
}

/**
 * Takes the names of all pages' scripts and styles out of every page, where Gatsby writes them (half a kilobyte
 * that nobody waits for) and in a form that it cannot read: a text instead of an object, so that it fetched no
 * page's script ahead (gatsby-webpack-stats-extractor.js, cache-dir/loader.js: createComponentUrls). They are
 * in public/chunk-map.json as well, whence src/layout/prefetch.ts fetches them.
 */
export const chunkMapApart = {
  apply({ hooks }: Compiler): void {
    hooks.done.tapPromise('ChunkMapApart', async () => {
      const file = path.resolve('public/_gatsby/slices/_gatsby-scripts-1.html');
      const scripts = await readFile(file, 'utf8');
      await writeFile(
        file,
        scripts.replace(/<script\s+id="gatsby-chunk-mapping".*?<\/script>/s, ''),
      );
    });
  },
};
