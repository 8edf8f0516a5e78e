import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { currentSchemas } from '../../src/content-model/checks/schemas';
import type { EditorBackend } from './backend';
import { editorConfig } from './config';
import { editorPage, languages, locales } from './page';

/**
 * Writes the editor's page, its configuration and its scripts into a folder, to be served as `/admin`.
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
  const config = editorConfig(currentSchemas(), backend);
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
