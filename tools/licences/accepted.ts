/** Licences, by SPDX identifier, that ask for no more than to be named, and are taken from any package. */
export const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** A licence that is taken from the packages named only. */
export interface Exception {
  licence: string;
  packages: RegExp;
  why: string;
}

/** Licences that ask for more, and why that is met here. */
export const exceptions: readonly Exception[] = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    why: 'libvips inside sharp: draws pictures during the build, is never shipped',
  },
  {
    licence: 'MPL-2.0',
    packages: /^axe-core$/,
    why: 'looks for barriers in tests, unchanged, is never shipped',
  },
  {
    licence: 'OFL-1.1',
    packages: /^@fontsource-variable\/instrument-sans$/,
    why: "the site's font: may be shipped with a site, not sold by itself",
  },
  {
    licence: 'CC-BY-4.0',
    packages: /^caniuse-lite$/,
    why: 'data on browsers, read during the build, is never shipped',
  },
];

/**
 * What each package's install script would do. None is run (`ignore-scripts` in .npmrc): whatever needs a
 * compiled part gets it as a package of its own from the lock file, with a checksum.
 */
export const installScripts: Readonly<Record<string, string>> = {
  '@carbon/pictograms': 'sends IBM how its packages are used, from build servers and containers',
  '@parcel/watcher': 'compiles itself where npm is told to build from source',
  'core-js': 'prints an appeal for donations',
  'core-js-pure': 'prints an appeal for donations',
  'es5-ext': 'prints an appeal for peace',
  esbuild: "downloads its binary where its platform's package is missing",
  gatsby: 'downloads its newest lists of APIs and of adapters, the latter being a script',
  'gatsby-cli': 'prints a greeting where it is installed globally',
  lmdb: "compiles itself where its platform's package is missing",
  'msgpackr-extract': "compiles itself where its platform's package is missing",
  sharp: 'compiles itself where libvips is installed globally',
  'unrs-resolver': "downloads its binary where its platform's package is missing",
};
