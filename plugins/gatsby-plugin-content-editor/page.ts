import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { HeaderRule } from '../../src/server/header-rules';
import { permissionsPolicy } from '../gatsby-plugin-security-headers/headers';
import { formatPolicy, sourceHash } from '../gatsby-plugin-security-headers/policy';
import type { EditorBackend } from './backend';
import { editorConfig } from './config';

/** The folder of Sveltia's languages, relative to the working directory. */
const locales = 'node_modules/@sveltia/cms/locales';

/** The languages of Sveltia CMS, which it imports as JSON. Browsers can only import scripts. */
const languages = () => readdirSync(locales).map((file) => path.parse(file).name);

/** Where Sveltia CMS finds its languages and the package of the entries that it passes to event listeners. */
function importMap(): string {
  const scripts = languages().map((name) => [
    `/admin/locales/${name}.json`,
    `/admin/locales/${name}.js`,
  ]);
  const imports = { immutable: '/admin/immutable.js', ...Object.fromEntries(scripts) };
  return JSON.stringify({ imports });
}

/**
 * What the editor's page may load, run and connect to. It needs its own policy: Svelte sets styles and HTML as strings.
 */
function editorPolicy({ connect, pictures }: EditorBackend): string {
  return formatPolicy({
    'default-src': ["'none'"],
    // WebAssembly encodes WebP in browsers that cannot.
    'script-src': ["'self'", "'wasm-unsafe-eval'", sourceHash(importMap())],
    'worker-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...pictures],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', 'data:', ...connect],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
}

const editorPage = (backend: EditorBackend): string =>
  `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${editorPolicy(backend)}">
    <meta name="robots" content="noindex">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Content editor</title>
    <script type="importmap">${importMap()}</script>
    <script type="module" src="/admin/editor.js"></script>
  </head>
  <body></body>
</html>
`;

/**
 * The editor's headers, which replace those of all pages. Sign-in opens a window of the Git host that must reach the
 * page, and pictures can be pasted. Its files have no hash in their names.
 */
export function editorRules(backend: EditorBackend): HeaderRule[] {
  const headers: HeaderRule['headers'] = [
    ['content-security-policy', `${editorPolicy(backend)}; frame-ancestors 'none'`],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['permissions-policy', permissionsPolicy(['clipboard-read'])],
    ['x-robots-tag', 'noindex'],
    ['cache-control', 'public, max-age=0, must-revalidate'],
  ];
  return ['/admin', '/admin/*'].map((path) => ({ path, headers }));
}

/**
 * Writes the editor's page, configuration and scripts to a folder that is served as `/admin`.
 *
 * Throws if the working directory is not the repository.
 */
export function writeEditor(folder: string, backend: EditorBackend): void {
  // Gatsby compiles this file into another folder, so the paths are relative to the working directory.
  const scripts = path.resolve('plugins/gatsby-plugin-content-editor/browser');
  const sveltia = path.resolve('node_modules/@sveltia/cms/npm');
  const immutable = createRequire(path.join(sveltia, 'index.js')).resolve('immutable');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), editorPage(backend));
  const config = editorConfig(backend);
  writeFileSync(path.join(folder, 'config.json'), JSON.stringify(config));
  cpSync(scripts, folder, { recursive: true });
  cpSync(immutable.replace(/\.js$/, '.es.js'), path.join(folder, 'immutable.js'));
  mkdirSync(path.join(folder, 'locales'), { recursive: true });
  for (const name of languages()) {
    const texts = readFileSync(path.join(locales, `${name}.json`), 'utf8');
    writeFileSync(path.join(folder, 'locales', `${name}.js`), `export default ${texts}`);
  }
  cpSync(sveltia, path.join(folder, 'sveltia'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
}
