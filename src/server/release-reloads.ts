// By its default export, since webpack takes a named `createRequire` for something to resolve in the build.
import nodeModule from 'node:module';

/**
 * Lets go of the copies of this function that were loaded before. `gatsby serve` loads it anew for each
 * request and takes the last copy out of the cache, but not out of the list of what its own module has
 * loaded: 5 MB would stay behind with every request, and the server would die after some 900
 * (gatsby/dist/internal-plugins/functions/middleware.js; https://github.com/nodejs/node/issues/14569).
 */
export function releaseReloads(): void {
  const { cache } = nodeModule.createRequire(`${process.cwd()}/`);
  for (const module of Object.values(cache)) {
    if (module) module.children = module.children.filter((child) => cache[child.id] === child);
  }
}
