import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isoDay } from '../../src/content-model/source/days';

/** What a build reads. */
const sources = [
  'content',
  'src',
  'plugins',
  'static',
  'host',
  'package-lock.json',
  ...['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx'],
  'postcss.config.js',
  '.env.production',
];

const stampFile = '.cache/start.json';

const changed = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** The time of the last change of any source. Folders count too, since removing a file changes its folder. */
function lastChange(): number {
  const times = sources.flatMap((source) => {
    if (!existsSync(source) || !statSync(source).isDirectory()) return [changed(source)];
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    return [source, ...files.map((file) => path.join(source, file))].map(changed);
  });
  return Math.max(...times);
}

/** What the build in public/ depends on. Every build writes `_headers`. */
const stamp = (ports: object) =>
  JSON.stringify({
    ports,
    lastChange: lastChange(),
    // Posts may be due today.
    day: isoDay(new Date()),
    node: process.version,
    plain: process.env.PLAIN_BUILD,
    build: changed('public/_headers'),
  });

/** Whether public/ is the build of these sources for these ports. */
export const isBuilt = (ports: object): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp(ports);

/** Records the build in public/ for `isBuilt`. */
export const rememberBuild = (ports: object): void => writeFileSync(stampFile, stamp(ports));
