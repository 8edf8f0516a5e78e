import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { isoDay } from '../../src/content-model/source/days';
import { digestOfFolders } from '../../src/content-model/source/digest-of-folders';

/** What a build reads. */
const folders = ['content', 'src', 'plugins', 'static', 'host'];
const files = [
  'package-lock.json',
  ...['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx'],
  'postcss.config.js',
  '.env.production',
];

const stampFile = '.cache/start.json';

/** A file's text; empty if there is none. */
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** What the build in public/ depends on. `_headers` is written by every build. */
const stamp = (ports: object) =>
  JSON.stringify({
    ports,
    folders: digestOfFolders(folders),
    files: hash('sha256', files.map(read).join('\0')),
    // Posts may be due today.
    day: isoDay(new Date()),
    node: process.version,
    plain: process.env.PLAIN_BUILD,
    build: statSync('public/_headers', { throwIfNoEntry: false })?.mtimeMs,
  });

/** Whether public/ is the build of these sources for these ports. */
export const isBuilt = (ports: object): boolean => read(stampFile) === stamp(ports);

/** Remembers the build in public/ for `isBuilt`. */
export const rememberBuild = (ports: object): void => writeFileSync(stampFile, stamp(ports));
