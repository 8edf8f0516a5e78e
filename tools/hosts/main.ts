/**
 * `npm run hosts`: requests the addresses in docs/hosts.md from every host's engine and writes the answers there.
 * `npm run hosts -- nginx` asks only one. Fails if an answer differs from that of `host/` without a reason: write its
 * number after the answer, and the reason below the table. Run `npm test -- build` and `npm run rehearse` first. WRANGLER is
 * the path of Cloudflare's program.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { runCommand } from '../run-command';
import { answersOf } from './engines';
import { cellFor, readTable, tableFile, withoutReason } from './table';

async function main(chosen: readonly string[]): Promise<void> {
  const { hosts, rows } = readTable();
  const addresses = rows.map(({ address }) => address);
  const [first = '', ...others] = hosts;
  const ours = await answersOf(first, addresses);
  for (const [index, { cells }] of rows.entries()) cells[0] = ours[index]?.words ?? '';
  for (const host of chosen.length > 0 ? chosen : others) {
    const answers = await answersOf(host, addresses);
    for (const [index, { address, cells }] of rows.entries()) {
      const [answer, our] = [answers[index], ours[index]];
      if (!answer || !our) continue;
      const column = hosts.indexOf(host);
      const cell = cellFor(answer, our);
      if (withoutReason(cells[column]) !== cell) cells[column] = cell;
      if (cell === '=' || cells[column] !== cell) continue;
      console.error(`${address}: ${host}: ${cell}, not ${our.words}: no reason`);
      process.exitCode = 1;
    }
  }
  let page = readFileSync(tableFile, 'utf8');
  for (const { line, address, cells } of rows) {
    page = page.replace(line, () => `| \`${address}\` | ${cells.join(' | ')} |`);
  }
  writeFileSync(tableFile, await format(page, { parser: 'markdown', proseWrap: 'preserve' }));
}

runCommand(import.meta.filename, main);
