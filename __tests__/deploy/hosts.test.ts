/**
 * Requests the addresses of docs/hosts.md from the engines of hosts, on the build for the tests and that of
 * `npm run rehearse`. The hosts whose engines `npm test` does not install run each night.
 */
import { readFileSync } from 'node:fs';
import { withHost } from '../../tools/hosts/engines';
import { requestAll, type Answer } from './answers';

const page = readFileSync('docs/hosts.md', 'utf8');

const [head = [], , ...rows] = (page.match(/^\|.*$/gm) ?? []).map((line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', '')),
);
const addresses = rows.map(([address = '']) => address);
const [, first = '', ...others] = head;

/** The number of a cell's reason to differ from `host/`. */
const reason = / \[(\d+)\]$/;

/** A column of the table, with the address of each cell. */
const columnOf = (host: string) =>
  rows.map((cells) => `${cells[0]}: ${cells[head.indexOf(host)]?.replace(reason, '')}`);

/** The cell for an answer beside that of `host/`: `=` for the same. */
function cellFor(answer: Answer, own: Answer): string {
  if (answer.words !== own.words) return answer.words;
  return answer.headers === own.headers ? '=' : `${answer.words}, with ${answer.headers}`;
}

const answersOf = (host: string) =>
  withHost(host, (url, folder) => requestAll(url, folder, addresses));

let ours: Answer[];
beforeAll(async () => {
  ours = await answersOf(first);
});

test('host/ answers as docs/hosts.md says', () => {
  expect(addresses.length).toBeGreaterThan(50);
  expect(ours.map(({ words }, index) => `${addresses[index]}: ${words}`)).toEqual(columnOf(first));
});

const hosts = process.env.NIGHTLY ? others : ['nginx', 'Netlify'];
test.each(hosts)('%s answers as docs/hosts.md says', async (host) => {
  const answers = await answersOf(host);
  const cells = answers.map((answer, index) => cellFor(answer, ours[index] ?? answer));
  expect(cells.map((cell, index) => `${addresses[index]}: ${cell}`)).toEqual(columnOf(host));
});

test('nginx tells caches that pages are compressed only for clients that accept it', async () => {
  const { headers } = await withHost('nginx', (url) => fetch(`${url}/home`));
  expect(headers.get('vary')).toBe('Accept-Encoding');
});

test('every answer that differs from host/ has a reason', () => {
  const reasons = page.match(/^\d+(?=\. )/gm) ?? [];
  const numbers = rows.flatMap((cells) =>
    cells.slice(2).flatMap((cell) => (cell === '=' ? [] : (reason.exec(cell)?.[1] ?? cell))),
  );
  expect([...new Set(numbers)].sort()).toEqual([...reasons].sort());
});
