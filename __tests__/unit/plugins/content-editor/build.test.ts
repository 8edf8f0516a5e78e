import { readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { headerRules } from '../../../../host/site';
import * as plugin from '../../../../plugins/gatsby-plugin-content-editor/gatsby-node';
import { editorRules } from '../../../../plugins/gatsby-plugin-content-editor/page';
import {
  headersFile,
  securityHeaders,
} from '../../../../plugins/gatsby-plugin-static-output/headers';
import { useFolder } from '../../../fixtures/folder';

const project = process.cwd();
// Hooks run in order: this one before the folder is removed.
afterEach(() => process.chdir(project));

const { at, read, write } = useFolder();

beforeEach(() => {
  for (const name of ['node_modules', 'plugins', 'src']) {
    symlinkSync(path.join(project, name), at(name));
  }
  process.chdir(at());
  write('public/index.html', 'a page');
});

/** Calls the hooks of a build, which use none of Gatsby's arguments. */
function build(repository = ''): void {
  process.env.CMS_REPOSITORY = repository;
  for (const hook of [plugin.onPreBootstrap, plugin.onPostBuild])
    Reflect.apply(hook, undefined, []);
}

test.each([
  ['1', 1],
  ['', 0],
])('with CONTENT_EDITOR=%j, the development server has %d editor', (value, count) => {
  process.env.CONTENT_EDITOR = value;
  const get = jest.fn();
  Reflect.apply(plugin.onCreateDevServer, undefined, [{ app: { get } }]);
  expect(get).toHaveBeenCalledTimes(count);
});

const headersFor = (address: string) =>
  headerRules(headersFile(securityHeaders("default-src 'none'"), editorRules(), false))(address);

test('without a repository, a build contains nothing of the editor, even after one with it', () => {
  build('https://github.com/owner/name');
  build();
  expect(readdirSync('public')).toEqual(['index.html']);
});

test('with a repository, /admin is the editor with its own headers, and pages are unchanged', () => {
  build('https://github.com/vendor/site');
  expect(readdirSync('public').sort()).toEqual(['admin', 'index.html']);
  expect(read('public/index.html')).toBe('a page');
  // Pictures can be pasted there.
  expect(headersFor('/').get('permissions-policy')).toContain('clipboard-read=()');
  for (const address of ['/admin', '/admin/npm/index.js']) {
    const editor = headersFor(address);
    expect(editor.get('x-robots-tag')).toBe('noindex');
    expect(editor.get('content-security-policy')).toMatch(
      /https:\/\/api\.github\.com.*script-src 'self'(?! 'unsafe)/,
    );
    expect(editor.get('permissions-policy')).toMatch(/^(?!.*clipboard-read).*camera=\(\)/);
  }
  expect(read('public/admin/start.js')).toContain('"repo":"vendor/site"');
  const files = readdirSync('public/admin', { recursive: true, encoding: 'utf8' });
  expect(files).toContain(path.join('npm', 'index.js'));
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});
