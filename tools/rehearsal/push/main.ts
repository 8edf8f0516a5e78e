/**
 * `npm run rehearse:push -- 1000`: plays the way from a push to the live site on one machine, with 1,000 more posts: a
 * bare Git repository that checks what it receives, a build server with its caches, and the host in front of the
 * published folder. A visitor loads pages all the time. Prints the seconds from each push to the live site, and exits
 * with 1 if a step fails or an answer was broken. It uses the last commit, not what is uncommitted.
 */
import { mkdtempSync } from 'node:fs';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../../host/config';
import { startHost, type Host } from '../../../host/start';
import { addDays, isoDay } from '../../../src/content-model/source/days';
import { runCommand } from '../../run-command';
import { environment, testPorts } from '../../site/gatsby';
import { addressOfPost, createPosts, postFile, writePosts, type Post } from '../../site/posts';
import { createBuildServer, type Outcome } from './build-server';
import { createRepository } from './repository';
import { startVisitor } from './visitor';

const dayAfter = (days: number) => isoDay(addDays(new Date(), days));

/** Lets a build believe that it is tomorrow. */
const tomorrow = `
const RealDate = Date;
const now = () => RealDate.now() + 24 * 60 * 60 * 1000;
globalThis.Date = class extends RealDate {
  constructor(...args) { super(...(args.length ? args : [now()])); }
  static now() { return now(); }
};
`;

async function rehearse(root: string, count: number): Promise<void> {
  const env = environment(testPorts);
  let host: Host | undefined = undefined;
  const server = createBuildServer(root, env, () => host?.reload());
  const repository = createRepository(process.cwd(), root, server.checkout);
  const url = `http://localhost:${testPorts.site}`;
  const file = (slug: string) => postFile(repository.writer, slug);
  /** Writes a post of yesterday, or with other fields. */
  const write = (slug: string, heading: string, fields: Partial<Post> = {}) =>
    writePosts(repository.writer, [{ slug, heading, date: dayAfter(-1), ...fields }]);

  const statusOf = async (slug: string) =>
    (await fetch(url + addressOfPost(slug), { redirect: 'manual' })).status;
  const textOf = async (slug: string) => (await fetch(url + addressOfPost(slug))).text();
  const expect = (isTrue: boolean, what: string) => {
    if (!isTrue) throw new Error(`not so: ${what}`);
  };

  /** Pushes, deploys, and prints the time from the push to the live site. */
  async function publish(subject: string, expected: Outcome = 'live'): Promise<void> {
    const start = performance.now();
    const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
    const { isAccepted, output } = repository.push(subject);
    expect(isAccepted, `the push "${subject}" is accepted: ${output}`);
    const checked = seconds();
    const outcome = await server.deploy();
    console.log(`${subject}: accepted after ${checked} s, ${outcome} after ${seconds()} s`);
    expect(outcome === expected, `${subject} is ${expected}`);
  }

  await writePosts(repository.writer, await createPosts(count));
  await writeFile(path.join(root, 'tomorrow.cjs'), tomorrow);
  await write('first', 'The first post');
  await publish(`The first build, ${count} posts`);
  host = await startHost(readConfig({ ...env, SITE_FOLDER: server.published }));
  const stopVisitor = startVisitor(url);

  try {
    await write('second', 'A second post');
    await publish('A new post');
    expect((await statusOf('second')) === 200, 'the new post is there');

    await appendFile(file('second'), '\nAn added sentence.\n');
    await publish('An edit');
    expect((await textOf('second')).includes('An added sentence.'), 'the edit is there');

    await rm(file('second'));
    await write('renamed', 'A second post', { formerly: ['second'] });
    await publish('A rename');
    expect((await statusOf('second')) === 301, 'the old address leads on');
    expect((await statusOf('renamed')) === 200, 'the new address is there');

    await rm(file('renamed'));
    const settings = path.join(repository.writer, 'content/site.json');
    const site: object = JSON.parse(await readFile(settings, 'utf8'));
    const gone = ['second', 'renamed'].map(addressOfPost);
    await writeFile(settings, JSON.stringify({ ...site, gone }, null, 2));
    await publish('A deletion');
    expect((await statusOf('renamed')) === 410, 'the page is gone');

    await write('draft', 'A draft', { draft: true });
    await publish('A draft');
    expect((await statusOf('draft')) === 404, 'the draft is not there');
    await write('draft', 'A draft');
    await publish('The draft, published');
    expect((await statusOf('draft')) === 200, 'the draft is there');

    await write('later', 'Later', { date: dayAfter(1) });
    await publish('A post of tomorrow');
    expect((await statusOf('later')) === 404, 'the post of tomorrow is not there');
    const options = `--require ${path.join(root, 'tomorrow.cjs')}`;
    expect((await server.deploy({ NODE_OPTIONS: options })) === 'live', 'the next day is built');
    expect((await statusOf('later')) === 200, 'the post is there on its day');

    await write('broken', 'Broken', { date: undefined });
    const { isAccepted, output } = repository.push('A broken post');
    console.log(`A broken post: refused with\n${output.trim()}`);
    expect(!isAccepted && /broken\.md:\d+: /.test(output), 'the push is answered with the line');
    repository.takeBack();

    await write('fast-1', 'Fast 1');
    const first = publish('The first of three pushes');
    await write('fast-2', 'Fast 2');
    const second = publish('The second', 'overtaken');
    await write('fast-3', 'Fast 3');
    await Promise.all([first, second, publish('The third')]);
    expect((await statusOf('fast-3')) === 200, 'the newest push is live');

    await write('killed', 'Killed');
    const killed = publish('A build that is killed', 'failed');
    // The push has been accepted by now, and the build has begun.
    setTimeout(() => server.kill(), 4_000);
    await killed;
    expect((await statusOf('killed')) === 404, 'the live site stays');
    await appendFile(file('killed'), '\nAgain.\n');
    await publish('The build after it');
    expect((await textOf('killed')).includes('Again.'), 'the next build recovers');
  } finally {
    const { answers, broken } = await stopVisitor();
    console.log(`The visitor got ${answers} answers, ${broken.length} broken`);
    for (const line of broken) console.error(line);
    if (broken.length > 0) process.exitCode = 1;
    await host.close();
  }
}

const root = mkdtempSync(path.join(tmpdir(), 'push-'));
runCommand(() =>
  rehearse(root, Number(process.argv[2] ?? 0)).finally(() =>
    rm(root, { recursive: true, force: true }),
  ),
);
