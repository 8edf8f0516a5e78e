/**
 * Tests the hosts whose engines are part of `npm test`, on the build for the tests and that of `npm run rehearse`. The
 * others run each night (`npm run hosts`).
 */
import { readFileSync } from 'node:fs';
import type { Answer } from '../../tools/hosts/asked';
import { answersOf } from '../../tools/hosts/engines';
import { cellFor, readTable, tableFile, withoutReason } from '../../tools/hosts/table';

const { hosts, rows } = readTable();
const addresses = rows.map(({ address }) => address);

/** A column of the table, with the address of each cell. */
const columnOf = (host: string) =>
  rows.map(({ address, cells }) => `${address}: ${withoutReason(cells[hosts.indexOf(host)])}`);

let ours: Answer[];
beforeAll(async () => {
  ours = await answersOf('host/', addresses);
});

test('host/ answers as docs/hosts.md says', () => {
  expect(addresses.length).toBeGreaterThan(50);
  expect(rows.map(({ address }, index) => `${address}: ${ours[index]?.words}`)).toEqual(
    columnOf('host/'),
  );
});

test.each(['nginx', 'Netlify'])('%s answers as docs/hosts.md says', async (host) => {
  const answers = await answersOf(host, addresses);
  const cells = answers.map((answer, index) => cellFor(answer, ours[index] ?? answer));
  expect(cells.map((cell, index) => `${addresses[index]}: ${cell}`)).toEqual(columnOf(host));
});

test('every answer that differs from host/ has a reason', () => {
  const reasons = readFileSync(tableFile, 'utf8').match(/^\d+(?=\. )/gm) ?? [];
  const numbers = rows.flatMap(({ cells }) =>
    cells.slice(1).flatMap((cell) => (cell === '=' ? [] : (/ \[(\d+)\]$/.exec(cell)?.[1] ?? cell))),
  );
  expect([...new Set(numbers)].sort()).toEqual([...reasons].sort());
});
