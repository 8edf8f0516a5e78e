import { createServer } from 'node:http';
import { checkLinks } from '../../../tools/content-links';
import { listen } from '../../../tools/site/listen';
import { content, sampleFiles } from '../content-model/rules/sample-content';

const { post } = sampleFiles;
const today = new Date().toISOString().slice(0, 10);
/** Where answers are kept, beside `content/`. */
const answers = '../docs/external-links.json';

/** The requests, and how many were open at once. */
let asked: string[] = [];
let open = 0;
let mostOpen = 0;

/** A site with working pages, one that is gone, and one that refuses programs. It does not support HEAD. */
const site = createServer(({ method, url = '' }, response) => {
  asked.push(url);
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  const statuses: Record<string, number> = { '/gone': 404, '/refused': 403 };
  const status = method === 'GET' ? 200 : 405;
  response.writeHead(statuses[url] ?? status).end(() => (open -= 1));
});

describe('links to other sites', () => {
  let origin: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ url: origin, close } = await listen(site));
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => close());

  /** Adds links to pages of the site to a post, and checks them. */
  function check(...pages: string[]) {
    content.setBody(post, pages.map((page) => `[A link](${origin}${page})`).join('\n\n'));
    return checkLinks(content.root, new Date());
  }

  it('requests other sites one at a time and reports dead links (R282)', async () => {
    content.write(answers, JSON.stringify({ [`${origin}/removed`]: today }));
    const { lines, hasFailed } = await check('/there', '/gone', '/refused');
    const line = content.lineOf(post, '/gone');
    expect(lines).toEqual([
      `content/${post}:${line}: ${origin}/gone leads nowhere (404). Write its new address, or remove the link`,
      `content/${post}:${line + 2}: ${origin}/refused does not answer (403). Open it in a browser`,
      'links: requested 3 of 3 addresses',
    ]);
    expect(hasFailed).toBe(true);
    expect(asked).toEqual(['/gone', '/refused', '/there']);
    expect(mostOpen).toBe(1);
    expect(JSON.parse(content.read(answers))).toEqual({ [`${origin}/there`]: today });
  });

  it('does not repeat a request for 30 days', async () => {
    const fortyDaysAgo = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
    const known = { [`${origin}/there`]: today, [`${origin}/old`]: fortyDaysAgo };
    content.write(answers, JSON.stringify(known));
    const { lines, hasFailed } = await check('/there', '/old');
    expect(asked).toEqual(['/old']);
    expect(lines).toEqual(['links: requested 1 of 2 addresses']);
    expect(hasFailed).toBe(false);
  });
});
