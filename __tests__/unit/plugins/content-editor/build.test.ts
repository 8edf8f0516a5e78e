import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headerRules } from '../../../../host/header-rules';
import * as plugin from '../../../../plugins/gatsby-plugin-content-editor/gatsby-node';

const project = process.cwd();
const headers = '/*\n  content-security-policy: policy of all pages\n  x-frame-options: DENY\n';
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'editor-'));
  for (const name of ['node_modules', 'plugins', 'src']) {
    symlinkSync(path.join(project, name), path.join(root, name));
  }
  process.chdir(root);
  mkdirSync('public');
  writeFileSync('public/index.html', 'a page');
  writeFileSync('public/_headers', headers);
});

afterEach(() => {
  delete process.env.CMS_REPOSITORY;
  process.chdir(project);
  rmSync(root, { recursive: true });
});

/** Calls the hooks of a build. They use none of Gatsby's arguments. */
function build(repository?: string): void {
  if (repository === undefined) delete process.env.CMS_REPOSITORY;
  else process.env.CMS_REPOSITORY = repository;
  for (const hook of [plugin.onPreBootstrap, plugin.onPostBuild])
    Reflect.apply(hook, undefined, []);
}

const headersFor = (address: string) =>
  headerRules(readFileSync('public/_headers', 'utf8'))(address);

test.each([undefined, ''])(
  'without a repository (%j) a build contains nothing of the editor',
  (none) => {
    build(none);
    expect(readdirSync('public').sort()).toEqual(['_headers', 'index.html']);
    expect(readFileSync('public/_headers', 'utf8')).toBe(headers);
  },
);

test('with a repository /admin is the editor, with headers of its own, and pages stay as they are', () => {
  const page = headersFor('/');
  build('https://github.com/owner/name');
  expect(readdirSync('public').sort()).toEqual(['_headers', 'admin', 'index.html']);
  expect(readFileSync('public/index.html', 'utf8')).toBe('a page');
  expect(headersFor('/')).toEqual(page);

  for (const address of ['/admin', '/admin/sveltia/index.js']) {
    const editor = headersFor(address);
    expect(editor.get('x-robots-tag')).toBe('noindex');
    expect(editor.get('x-frame-options')).toBe('DENY');
    expect(editor.get('content-security-policy')).toMatch(/script-src 'self'(?! 'unsafe)/);
    expect(editor.get('content-security-policy')).toContain('https://api.github.com');
  }
  const html = readFileSync('public/admin/index.html', 'utf8');
  expect(html).toContain('<meta name="robots" content="noindex">');
  const config = JSON.parse(readFileSync('public/admin/config.json', 'utf8'));
  expect(config.backend).toMatchObject({ name: 'github', repo: 'owner/name' });
  const files = readdirSync('public/admin', { recursive: true, encoding: 'utf8' });
  expect(files).toContain(path.join('sveltia', 'index.js'));
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('a build without a repository removes the editor of the build before', () => {
  build('https://github.com/owner/name');
  writeFileSync('public/_headers', headers);
  build();
  expect(readdirSync('public').sort()).toEqual(['_headers', 'index.html']);
});
