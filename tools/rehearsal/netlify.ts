import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressPattern } from '../../host/header-rules';

/**
 * The rules of a `_redirects` file (https://docs.netlify.com/routing/redirects/), in order. A forced one takes precedence
 * over a file with the same path.
 */
const rulesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => {
      const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
      return { from, to, status: Number.parseInt(status, 10), isForced: status.endsWith('!') };
    });

/** The file for a path: `/home` is `home.html` or `home/index.html`. */
function fileOf(folder: string, address: string): string | undefined {
  return [address, `${address}.html`, path.join(address, 'index.html')].find(
    (file) => path.extname(file) && existsSync(path.join(folder, file)),
  );
}

/**
 * What the host answers to an address: forced rules, files, other rules, 404.html, in this order.
 *
 * @returns the status, and the file in the published folder, the target of the redirect, or the path of the function
 */
export function answerTo(address: string, folder: string): { status: number; target: string } {
  const rules = rulesOf(readFileSync(path.join(folder, '_redirects'), 'utf8'));
  const rule = rules.find(({ from }) => addressPattern(from).test(address));
  const file = fileOf(folder, address);
  if (file && !rule?.isForced) return { status: 200, target: file };
  if (!rule) return { status: 404, target: '/404.html' };
  const isFile = rule.status === 200 && !rule.to.startsWith('/.netlify/');
  return { status: rule.status, target: (isFile && fileOf(folder, rule.to)) || rule.to };
}
