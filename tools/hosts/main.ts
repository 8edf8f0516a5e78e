/**
 * `npm run hosts`: asks the built site of every host in turn and writes docs/hosts.md. `npm run hosts -- nginx` asks one of them
 * and writes nothing. Fails if one answers in another way than `host/`, for no reason that tools/hosts/differences.ts knows.
 * Before it: `npm run build:test` and `npm run rehearse`. WRANGLER is the path of Cloudflare's.
 */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { runCommand } from '../run-command';
import { asked, type Answers } from './asked';
import { differenceOf, reasons } from './differences';
import { answersOf, hosts } from './engines';

/** The page of the table. Prints what differs for no reason, and sets the exit code. */
function compare(ours: Answers, others: ReadonlyMap<string, Answers>): string {
  const rows = asked.map((address) => {
    const our = ours.get(address) ?? { words: '', headers: '' };
    const cells = [...others].map(([host, answers]) => {
      const answer = answers.get(address) ?? our;
      const difference = differenceOf(host, address, answer, our);
      if (difference === undefined) return '=';
      if (difference !== 'unexplained') {
        return `${answer.words} [${reasons.indexOf(difference) + 1}]`;
      }
      console.error(`${address}: ${host}: ${answer.words}, not ${our.words}\n${answer.headers}`);
      process.exitCode = 1;
      return answer.words;
    });
    return `| \`${address}\` | ${[our.words, ...cells].join(' | ')} |`;
  });
  const names = ['address', '`host/`', ...others.keys()];
  return [
    '# What every host answers',
    '',
    'Written by `npm run hosts`, which asks the engine of each host for the built site, with a renamed and a deleted post and the',
    'editor. `=` is the same as `host/`: the status, where it leads, how long it is kept, the policy, what other sites may show and',
    'what search engines leave out.',
    '',
    `| ${names.join(' | ')} |`,
    `| ${names.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
    ...reasons.map(({ hosts: named, why }, index) => `${index + 1}. ${named}: ${why}`),
    '',
  ].join('\n');
}

async function main(chosen: readonly string[]): Promise<void> {
  const [ours = '', ...all] = hosts;
  const ourAnswers = await answersOf(ours);
  const others = new Map<string, Answers>();
  for (const host of chosen.length > 0 ? chosen : all) others.set(host, await answersOf(host));
  const page = await format(compare(ourAnswers, others), {
    parser: 'markdown',
    proseWrap: 'preserve',
  });
  if (chosen.length === 0) writeFileSync('docs/hosts.md', page);
  console.log(`hosts: ${asked.length} addresses, ${[...others.keys()].join(', ')}`);
}

runCommand(() => main(process.argv.slice(2)));
