import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readContent } from '../../src/content-model/source/read-content';
import { toSlug } from '../../src/content-model/schema/slug';
import { searchRows } from '../../src/content-model/pages/search-rows';
import {
  createSearch,
  snippetOf,
  type SearchFunction,
} from '../../src/sections/Search/createSearch';
import { addressOfPost, createPosts, writePosts } from '../../tools/site/posts';
import { content } from './content-model/rules/sample-content';

const today = new Date('2026-11-26');

const entriesIn = (root: string, now = today) =>
  searchRows(readContent(path.join(root, 'content'), now).content.files, now, {
    NODE_ENV: 'production',
  });

const entries = entriesIn(process.cwd());
let search: SearchFunction;

beforeAll(async () => {
  search = await createSearch(entries);
});

const solution = (name: string) => `/solutions/${name}`;
const blog1 = '/insights/blog/content/blog1';
const factSheet = '/insights/factsheet/download';
const rbiNews = expect.stringContaining('rbi.org.in');
const paymentNews = expect.stringContaining('psr.org.uk');

test.each([
  ['SS1/21', solution('businesscontinuity')],
  ['iso 42001', solution('aigovernance')],
  ['GRC', solution('operationalrisk')],
  ['oper', solution('operationalrisk')],
  ['outsorcing', solution('riskmanagement')],
  ['reimbursment', paymentNews],
  ['show-cause notice', rbiNews],
  ['liability for a data breach', factSheet],
  ['London', '/contact'],
  ['on-premise', '/home'],
  ['ＤＯＲＡ', '/assurance'],
  ['maker/checker', '/home'],
])('the first three results for %s include its page', (query, address) => {
  const found = search(query).slice(0, 3);
  expect(found.map((result) => result.address)).toContainEqual(address);
});

test.each(['dora', 'DORA', 'article 30'])(
  'the results for %s start with matching titles, then matching descriptions, then others',
  (query) => {
    const ranks = search(query).map(({ title, description }) => {
      const isIn = (text: string) => text.toLowerCase().includes(query.toLowerCase());
      return isIn(title) ? 0 : isIn(description) ? 1 : 2;
    });
    expect(ranks[0]).toBe(0);
    expect(ranks.length).toBeGreaterThan(1);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(search(query)[0]?.address).toBe('/assurance');
  },
);

test('a result shows its description, or a sentence of its text that contains more of the words', () => {
  const shown = (query: string, address: string) => {
    const result = search(query).find((each) => each.address === address);
    return result && { result, snippet: snippetOf(result) };
  };
  const own = shown('DORA', '/assurance');
  expect(own?.snippet).toBe(own?.result.description);
  const legal = shown('DORA', '/legal');
  expect(legal?.result.description).not.toContain('DORA');
  expect(legal?.snippet).toMatch(/^[A-Z].* DORA .*\.$/);
  expect(shown('NIST', factSheet)?.snippet).toContain('NIST');
});

test('a result lists the words that match, even if they are misspelt or plural', () => {
  expect(search('outsorcing risks')[0]?.matches).toEqual(new Set(['outsourcing', 'risk']));
});

test('an apostrophe does not split a word', () => {
  for (const query of ['bank’s', "bank's"]) {
    const matches = search(query).flatMap((result) => [...result.matches]);
    expect(matches).toContain('bank');
    expect(matches.filter((term) => !term.startsWith('bank'))).toEqual([]);
  }
});

test('the abbreviation IT is searched for, but the word “it” is not', async () => {
  const entry = { kind: 'pages', description: '', keywords: '', texts: [] } as const;
  const find = await createSearch([
    { ...entry, address: '/it', title: 'IT security' },
    { ...entry, address: '/other', title: 'Is it secure?' },
  ]);
  expect(find('IT').map(({ address }) => address)).toEqual(['/it']);
  expect(find('it')).toEqual([]);
});

test('a query without a match finds nothing', () => {
  for (const query of ['', 'the', 'xylophone', '/']) expect(search(query)).toEqual([]);
});

test('unpublished entries are not found', () => {
  const early = entriesIn(process.cwd(), new Date('2024-10-08'));
  expect(early.map(({ address }) => address)).not.toContain(blog1);
  expect(early.map(({ address }) => address)).toContainEqual(paymentNews);
});

test('200 posts take less than 40 kB, so that 1,000 take less than 200 kB', async () => {
  const posts = await createPosts(200);
  const prose = posts[0]?.body?.match(/[\p{L}\d][\p{L}\d’'/-]*/gu) ?? [];
  let state = 1;
  // Random words compress worse than sentences. https://en.wikipedia.org/wiki/Lehmer_random_number_generator
  const randomWords = (count: number) =>
    Array.from({ length: count }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return prose[state % prose.length];
    }).join(' ');
  content.remove('insights/blog');
  await writePosts(
    content.root,
    posts.map((post) => {
      const heading = randomWords(8);
      const description = randomWords(22);
      const parts = Array.from({ length: 6 }, () => `## ${randomWords(5)}\n\n${randomWords(20)}`);
      return { ...post, slug: toSlug(heading), heading, description, body: parts.join('\n\n') };
    }),
  );
  const many = entriesIn(content.root).filter(({ address }) =>
    address.startsWith(addressOfPost('')),
  );
  expect(many).toHaveLength(200);
  expect(brotliCompressSync(JSON.stringify(many)).length).toBeLessThan(40_000);
});
