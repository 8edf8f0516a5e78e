/**
 * `npm run hosts`: asks the built site of every host in turn and writes docs/hosts.md. `npm run hosts -- nginx` asks one of them
 * and writes nothing. Fails if one answers in another way than `host/`, for no reason that tools/hosts/differences.ts knows.
 * Before it: `npm test -- build` and `npm run rehearse`. WRANGLER is the path of Cloudflare's.
 */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { runCommand } from '../run-command';
import { asked, type Answers } from './asked';
import { differenceOf, reasons } from './differences';
import { answersOf, engineNames } from './engines';
import { askNetlify } from './netlify';

/** The page of the table. Prints what differs for no reason, and sets the exit code. */
function compare(ours: Answers, others: ReadonlyMap<string, Answers>): string {
  const rows = asked.map((address) => {
    const our = ours.get(address) ?? { words: '', headers: '' };
    const cells = [...others].map(([host, answers]) => {
      const answer = answers.get(address) ?? our;
      const difference = differenceOf(host, address, answer, our);
      if (difference === 'unexplained') {
        console.error(`${address}: ${host}: ${answer.words}, not ${our.words}\n${answer.headers}`);
        process.exitCode = 1;
      }
      if (difference === undefined || difference === 'unexplained') return '=';
      return `${answer.words} [${reasons.indexOf(difference) + 1}]`;
    });
    // Hashes change with each build.
    const written = address.replaceAll(/[0-9a-f]{10}/g, '…');
    return `| \`${written}\` | ${[our.words, ...cells].join(' | ')} |`;
  });
  const names = ['address', '`host/`', ...others.keys()];
  return [
    '# What every host answers',
    '',
    'Written by `npm run hosts`, which asks the engine of each host for the built site, with a renamed and a deleted post and the',
    'editor. `=` is the same as `host/`: the status, where it leads, how long it is kept and, but for Netlify, whose engine does not send, the',
    'policy, what other sites may show and what search engines leave out.',
    '',
    `| ${names.join(' | ')} |`,
    `| ${names.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
    ...reasons.map(({ hosts, why }, index) => `${index + 1}. ${hosts.join(', ')}: ${why}`),
    '',
  ].join('\n');
}

async function main(chosen: readonly string[]): Promise<void> {
  const ours = await answersOf('host/');
  const others = new Map<string, Answers>();
  const isAsked = (host: string) => chosen.length === 0 || chosen.includes(host);
  if (isAsked('Netlify')) others.set('Netlify', await askNetlify());
  for (const host of engineNames.filter((name) => name !== 'host/' && isAsked(name))) {
    others.set(host, await answersOf(host));
  }
  const page = await format(compare(ours, others), { parser: 'markdown', proseWrap: 'preserve' });
  if (chosen.length === 0) writeFileSync('docs/hosts.md', page);
  console.log(`hosts: ${asked.length} addresses, ${[...others.keys()].join(', ')}`);
}

runCommand(() => main(process.argv.slice(2)));
