// The default export: webpack would try to resolve a named `createRequire` at build time.
import nodeModule from 'node:module';

/**
 * Releases earlier copies of this function. `gatsby serve` reloads it for each request and removes the last copy
 * from the module cache, but not from `module.children`: it would leak 5 MB a request and die after some 900
 * (gatsby/dist/internal-plugins/functions/middleware.js; https://github.com/nodejs/node/issues/14569).
 */
export function releaseReloads(): void {
  const { cache } = nodeModule.createRequire(`${process.cwd()}/`);
  for (const module of Object.values(cache)) {
    if (module) module.children = module.children.filter((child) => cache[child.id] === child);
  }
}
