import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readContent } from '../../src/content-model/source/read-content';
import { toSlug } from '../../src/content-model/schema/slug';
import { isPublic } from '../../src/content-model/source/publication';
import { searchRows } from '../../src/content-model/pages/search-rows';
import { createSearch, snippetOf } from '../../src/sections/Search/createSearch';
import { addressOfPost, createPosts, writePosts } from '../../tools/site/posts';
import { content, today } from '../fixtures/site';

type Entry = ReturnType<typeof searchRows>[number];

const entryOf = (address: string, title: string, description = '', ...texts: string[]): Entry => ({
  ...{ address, title, description, texts, kind: 'pages', keywords: '' },
});

const entries = [
  entryOf(
    '/resilience',
    'Resilience under DORA',
    'What article 30 asks of a contract',
    'Exit plans',
  ),
  entryOf('/legal', 'Legal information', 'Who we are', 'Nor are we a bank. DORA covers us.'),
  entryOf('/incidents', 'Reports', 'How DORA dates a report', 'A report of an incident'),
  entryOf(
    '/outsourcing',
    'Outsourcing risks',
    'Suppliers',
    'Tiers are in SS1/21.',
    'The bank’s view',
  ),
  entryOf('/platform', 'Platform', 'Runs on-premise', 'Each change has a maker/checker review.'),
  {
    ...entryOf('https://news.example/1', 'Reimbursement of fraud', 'Rules'),
    kind: 'news' as const,
  },
];
const found = async (query: string) => (await createSearch(entries))(query);

test.each([
  ['SS1/21', '/outsourcing'],
  ['outsorcing', '/outsourcing'],
  ['outs', '/outsourcing'],
  ['reimbursment', 'https://news.example/1'],
  ['maker/checker', '/platform'],
  ['on-premise', '/platform'],
  ['ＤＯＲＡ', '/resilience'],
])('the first result for %s is its page', async (query, address) => {
  expect((await found(query))[0]?.address).toBe(address);
});

test('matching titles come first, then matching descriptions, then others', async () => {
  const addresses = (await found('dora')).map(({ address }) => address);
  expect(addresses).toEqual(['/resilience', '/incidents', '/legal']);
});

test('a result shows its description, or a sentence of its text that contains more of the words', async () => {
  const results = await found('DORA');
  const snippets = results.map((result) => [result.address, snippetOf(result)]);
  expect(Object.fromEntries(snippets)).toMatchObject({
    '/incidents': 'How DORA dates a report',
    '/legal': 'Nor are we a bank. DORA covers us.',
  });
});

test('a result lists the words that match, even if they are misspelt or plural', async () => {
  const [first] = await found('outsorcing risk');
  expect(first?.matches).toEqual(new Set(['outsourcing', 'risk']));
});

test.each(['bank’s', "bank's"])('the apostrophe of %s does not split a word', async (query) => {
  const matches = (await found(query)).flatMap((result) => [...result.matches]);
  expect(matches).toContain('bank');
  expect(matches.filter((term) => !term.startsWith('bank'))).toEqual([]);
});

test.each([
  ['cookie', 'cookies'],
  ['policy', 'policies'],
  ['process', 'processes'],
  ['breach', 'breaches'],
])('%s and %s are one word', async (one, many) => {
  const find = await createSearch([entryOf('/one', `A ${one}`), entryOf('/many', `All ${many}`)]);
  for (const query of [one, many]) {
    expect(find(query).map(({ matches }) => matches.size)).toEqual([1, 1]);
  }
});

test('the abbreviation IT is searched for, but the word “it” is not', async () => {
  const find = await createSearch([
    entryOf('/it', 'IT security'),
    entryOf('/other', 'Is it secure?'),
  ]);
  expect(find('IT').map(({ address }) => address)).toEqual(['/it']);
  expect(find('it')).toEqual([]);
});

test.each(['', 'the', 'xylophone', '/'])('the query %j finds nothing', async (query) => {
  expect(await found(query)).toEqual([]);
});

const allRows = (now: Date) =>
  searchRows(
    readContent(path.join(content.root, 'content'), now).content.files.filter((file) =>
      isPublic(file, now),
    ),
  );
const rowsOf = (now: Date) =>
  allRows(now).filter(({ address }) => address.startsWith(addressOfPost('')));

test('a page is found by its headline, its texts, what else is shown on it and its own search words', async () => {
  content.setBody(
    'pages/page.md',
    '## Storage\n\n| Asked | Given |\n| - | - |\n| Termination | Plain sentences. |\n\n- **Backups:** daily.',
  );
  content.set('pages/about.json', 'banner.title', 'Who are we');
  content.set(
    'pages/careers.json',
    'opportunities.roles.0.description',
    'You paint bridges.'.repeat(3),
  );
  content.set('pages/careers.json', 'seo.searchWords', ['jobs', 'vacancies']);
  content.set('offices.json', 'offices.0.country', 'Lesotho');
  content.set('offices.json', 'offices.0.city', 'Maseru');
  content.set('testimonials.json', 'heading', 'Praise');
  const find = await createSearch(allRows(today));
  const expected = {
    '/page': ['termination', 'sentence', 'backup'],
    '/about': ['who are we'],
    '/careers': ['bridge', 'job'],
    '/contact': ['Lesotho', 'Maseru'],
    '/home': ['praise'],
  };
  const results = Object.entries(expected).map(([address, queries]) => [
    address,
    queries.filter((query) => find(query)[0]?.address === address),
  ]);
  expect(Object.fromEntries(results)).toEqual(expected);
});

test('a post is found by its title, headings, and sentences with abbreviations, once it is published', async () => {
  content.remove('insights/blog');
  const body = '## What exits cost\n\nPlain words only. The PRA wrote SS2/21.\n';
  const post = { heading: 'A\nplan', description: 'Of a bank', body };
  await writePosts(content.root, [
    { ...post, slug: 'new', date: '2025-01-02' },
    { ...post, slug: 'old', date: '2025-01-01' },
    { ...post, slug: 'draft', date: '2025-01-01', draft: true },
  ]);
  const rows = rowsOf(new Date('2025-01-03'));
  expect(rows.map(({ address }) => address)).toEqual(['new', 'old'].map(addressOfPost));
  expect(rows[0]).toMatchObject({ kind: 'blog', title: 'A plan', description: 'Of a bank' });
  expect(rows[0]?.texts).toEqual(
    expect.arrayContaining(['What exits cost', 'The PRA wrote SS2/21.']),
  );
  expect(rows[0]?.texts).not.toContain('Plain words only.');
  expect(rowsOf(new Date('2025-01-01')).map(({ address }) => address)).toEqual([
    addressOfPost('old'),
  ]);
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
  const many = rowsOf(new Date());
  expect(many).toHaveLength(200);
  expect(brotliCompressSync(JSON.stringify(many)).length).toBeLessThan(40_000);
});
