import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../tools/site/free-port';
import { content, sampleFiles } from '../content-model/checks/sample-content';

const { post } = sampleFiles;
const today = new Date().toISOString().slice(0, 10);
const answers = path.join(content.root, 'docs/external-links.json');

/** What was asked, and how many requests were open at once. */
let asked: string[] = [];
let open = 0;
let mostOpen = 0;

/** A site with pages that are there, one that is gone, one that refuses programs, and one that does not answer HEAD. */
const site = createServer(({ method = '', url = '' }, response) => {
  asked.push(`${method} ${url}`);
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  const getOnly = method === 'GET' ? 200 : 405;
  const statuses: Record<string, number> = { '/gone': 404, '/refused': 403, '/get': getOnly };
  response.writeHead(statuses[url] ?? 200).end(() => (open -= 1));
});

let origin = '';
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  await once(site.listen(port, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  asked = [];
  mkdirSync(path.dirname(answers), { recursive: true });
});
afterAll(() => site.close());

/** Links to pages of the site from a post, runs `npm run content:links`, and returns its lines and status. */
async function checkLinks(...pages: string[]) {
  content.setBody(post, pages.map((page) => `[A link](${origin}${page})`).join('\n\n'));
  const command = ['--import', 'tsx', 'tools/content-links.ts', content.root];
  const run = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [stdout, [status]] = await Promise.all([text(run.stdout), once(run, 'close')]);
  return { lines: stdout.trimEnd().split('\n'), status: Number(status) };
}

it('asks other sites, one request at a time, and tells which links lead nowhere (R282)', async () => {
  writeFileSync(answers, JSON.stringify({ [`${origin}/removed`]: today }));
  const { lines, status } = await checkLinks('/there', '/get', '/gone', '/refused');
  const line = content.lineOf(post, '/gone');
  expect(lines).toEqual([
    `content/${post}:${line}: ${origin}/gone leads nowhere (404). Write its new address, or remove the link`,
    `content/${post}:${line + 2}: ${origin}/refused does not answer (403). Open it in a browser`,
    'links: asked 4 of 4 addresses',
  ]);
  expect(status).toBe(1);
  expect(asked).toEqual(
    ['HEAD /get', 'GET /get', 'HEAD /gone', 'GET /gone', 'HEAD /refused', 'GET /refused'].concat(
      'HEAD /there',
    ),
  );
  expect(mostOpen).toBe(1);
  expect(JSON.parse(readFileSync(answers, 'utf8'))).toEqual({
    [`${origin}/get`]: today,
    [`${origin}/there`]: today,
  });
});

it('does not ask again for 30 days', async () => {
  const fortyDaysAgo = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
  writeFileSync(
    answers,
    JSON.stringify({ [`${origin}/there`]: today, [`${origin}/old`]: fortyDaysAgo }),
  );
  const { lines, status } = await checkLinks('/there', '/old');
  expect(asked).toEqual(['HEAD /old']);
  expect(lines).toEqual(['links: asked 1 of 2 addresses']);
  expect(status).toBe(0);
});
