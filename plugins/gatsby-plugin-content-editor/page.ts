import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { permissionsPolicy, type HeaderRule } from '../gatsby-plugin-static-output/headers';
import { formatPolicy, sourceHash } from '../gatsby-plugin-static-output/policy';
import { editorConfig } from './config';

/** The package of Sveltia CMS, relative to the repository. */
const sveltia = 'node_modules/@sveltia/cms';

/** The languages of Sveltia CMS, which it imports as JSON. Browsers can only import scripts. */
const languages = () => readdirSync(`${sveltia}/locales`).map((file) => path.parse(file).name);

function importMap(): string {
  const scripts = languages().map((name) => [
    `/admin/locales/${name}.json`,
    `/admin/locales/${name}.js`,
  ]);
  return JSON.stringify({ imports: Object.fromEntries(scripts) });
}

/** The origins of GitHub's API and of the writers' pictures. */
const gitHub = ['https://api.github.com', 'https://avatars.githubusercontent.com'];

/** The policy of the editor's page. It needs its own: Svelte sets styles and HTML as strings. */
const editorPolicy = (): string =>
  formatPolicy({
    'default-src': ["'self'", 'blob:', 'data:', ...gitHub],
    // WebAssembly encodes WebP in browsers that cannot.
    'script-src': ["'self'", "'wasm-unsafe-eval'", sourceHash(importMap())],
    'style-src': ["'self'", "'unsafe-inline'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });

const editorPage = (): string => `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${editorPolicy()}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Content editor</title>
    <script type="importmap">${importMap()}</script>
    <script type="module" src="/admin/start.js"></script>
  </head>
  <body></body>
</html>
`;

/**
 * The editor's headers, which replace those of all pages. Sign-in opens a window of the Git host that must reach the
 * page, and pictures can be pasted. Its files have no hash in their names.
 */
export function editorRules(): HeaderRule[] {
  const headers: HeaderRule['headers'] = [
    ['content-security-policy', `${editorPolicy()}; frame-ancestors 'none'`],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['permissions-policy', permissionsPolicy(['clipboard-read'])],
    ['x-robots-tag', 'noindex'],
    ['cache-control', 'public, max-age=0, must-revalidate'],
  ];
  return ['/admin', '/admin/*'].map((path) => ({ path, headers }));
}

/**
 * Settings that Sveltia CMS keeps in the browser. Escape would close an entry with unsaved text; and there is a backup
 * of such text only if the editor starts with the backend of the sign-in.
 */
const settings = (isLocal: boolean) => ({
  'sveltia-cms.prefs': { closeWithEscape: false },
  ...(isLocal && { 'sveltia-cms.user': { backendName: 'local' } }),
});

const startScript = (isLocal: boolean): string => `
for (const [name, value] of Object.entries(${JSON.stringify(settings(isLocal))}))
  localStorage[name] ??= JSON.stringify(value);
const { default: CMS } = await import('./npm/index.js');
CMS.init(${JSON.stringify({ config: editorConfig() })});
`;

/**
 * Writes the editor to a folder that is served as `/admin`.
 *
 * Throws if the working directory is not the repository.
 *
 * @param isLocal whether it edits a local folder
 */
export function writeEditor(folder: string, isLocal: boolean): void {
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  const filter = (file: string) => !file.endsWith('.map');
  cpSync(`${sveltia}/npm`, path.join(folder, 'npm'), { recursive: true, filter });
  mkdirSync(path.join(folder, 'locales'), { recursive: true });
  for (const name of languages()) {
    const texts = readFileSync(`${sveltia}/locales/${name}.json`, 'utf8');
    write(`locales/${name}.js`, `export default ${texts}`);
  }
  write('index.html', editorPage());
  write('start.js', startScript(isLocal));
}
