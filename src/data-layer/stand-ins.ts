import path from 'node:path';

/** A module that the browser's bundle gets another in the place of. */
export interface StandIn {
  /** What is asked for in place of it, word for word. */
  readonly request: string;
  /** A file that asks for it, from node_modules. */
  readonly importer: string;
  /** The module itself, from node_modules. */
  readonly upstream: string;
  /** The file in src/delivery/stand-ins that the browser gets. */
  readonly file: string;
}

/**
 * What Gatsby and react-helmet put into every visitor's bundle although nothing on this site can ever run it.
 * `__tests__/unit/data-layer/stand-ins.test.ts` fails where one of the modules is another than the one
 * that was read before it was left out.
 */
export const standIns: readonly StandIn[] = [
  // No plugin here registers a service worker.
  {
    request: './register-service-worker',
    importer: 'gatsby/cache-dir/production-app.js',
    upstream: 'gatsby/cache-dir/register-service-worker.js',
    file: 'nothing.ts',
  },
  // Heads are react-helmet's.
  {
    request: './head/head-export-handler-for-browser',
    importer: 'gatsby/cache-dir/page-renderer.js',
    upstream: 'gatsby/cache-dir/head/head-export-handler-for-browser.js',
    file: 'headHandler.ts',
  },
  // No `<Script>`, which the policy would stop, hence no scripts in a worker either.
  {
    request: 'gatsby-script',
    importer: 'gatsby/cache-dir/gatsby-browser-entry.js',
    upstream: 'gatsby/node_modules/gatsby-script/dist/index.modern.mjs',
    file: 'nothing.ts',
  },
  {
    request: './utils/inject-partytown-snippet',
    importer: 'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
    upstream: 'gatsby/dist/internal-plugins/partytown/utils/inject-partytown-snippet.js',
    file: 'nothing.ts',
  },
  // A page begins at its top, or at its anchor.
  {
    request: 'gatsby-react-router-scroll',
    importer: 'gatsby/cache-dir/production-app.js',
    upstream: 'gatsby/node_modules/gatsby-react-router-scroll/scroll-handler.js',
    file: 'scroll.ts',
  },
  {
    request: 'prop-types',
    importer: 'react-helmet/es/Helmet.js',
    upstream: 'prop-types/index.js',
    file: 'propTypes.ts',
  },
  {
    request: 'react-fast-compare',
    importer: 'react-helmet/es/Helmet.js',
    upstream: 'react-fast-compare/index.js',
    file: 'isEqual.ts',
  },
  {
    request: 'react-side-effect',
    importer: 'react-helmet/es/Helmet.js',
    upstream: 'react-helmet/node_modules/react-side-effect/lib/index.js',
    file: 'sideEffect.ts',
  },
];

/** Where a stand-in's file is. */
export const standInFile = ({ file }: StandIn): string =>
  path.resolve('src/delivery/stand-ins', file);
