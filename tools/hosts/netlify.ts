import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openNetlify } from '../rehearsal/netlify';
import { publicFolder } from '../rehearsal/site-files';
import { asked, inWords, type Answer, type Answers } from './asked';
import { addEditor, former, gone, renamed } from './folder';

/** What Netlify's engine answers for the build of `npm run rehearse`, with a renamed and a deleted post, and the headers it says. */
export async function askNetlify(): Promise<Answers> {
  const folder = mkdtempSync(path.join(tmpdir(), 'netlify-'));
  cpSync(publicFolder, folder, { recursive: true });
  addEditor(folder, true);
  const rules = [`${former}  ${renamed}  301!`, `${gone}  /404.html  410!`];
  appendFileSync(path.join(folder, '_redirects'), `${rules.join('\n')}\n`);
  const answerTo = await openNetlify(folder);
  const answers = asked.map((address): [string, Answer] => {
    const { status, target, headers } = answerTo(address);
    const isRedirect = status >= 300 && status < 400;
    // What Netlify sends without a rule (https://docs.netlify.com/build/caching/caching-overview/).
    const cache = headers.get('cache-control') ?? 'public, max-age=0, must-revalidate';
    const words = inWords(status, { target: isRedirect ? target : '', cache, isOwn: false });
    return [address, { words, headers: '' }];
  });
  rmSync(folder, { recursive: true });
  return new Map(answers);
}
