import { readContent } from '../../src/content-model/source/read-content';
import { searchRows } from '../../src/content-model/pages/search-rows';
import { createSearch, snippetOf } from '../../src/sections/Search/createSearch';
import { addressOfPost, writePosts } from '../../tools/site/posts';
import { content, today } from '../fixtures/site';

type Entry = ReturnType<typeof searchRows>[number];

const entryOf = (address: string, title: string, description = '', ...texts: string[]): Entry => ({
  ...{ address, title, description, texts, kind: 'pages', keywords: '' },
});

const contract = 'What article 30 asks of a contract';
const legal = 'Nor are we a bank. DORA covers us.';
const entries = [
  entryOf('/resilience', 'Resilience under DORA', contract, 'Exit plans'),
  entryOf('/legal', 'Legal information', 'Who we are', legal),
  entryOf('/incidents', 'Reports', 'How DORA dates a report', 'A report of an incident'),
  entryOf('/outsourcing', 'Outsourcing risks', 'Tiers', 'They are in SS1/21.', 'The bank’s view'),
  entryOf('/platform', 'Platform', 'Runs on-premise', 'Each change has a maker/checker review.'),
  entryOf('https://news.example/1', 'Reimbursement of fraud', 'Rules'),
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

test('entries whose titles have as many words of the query keep their order', async () => {
  const titles = ['Risk in change', 'Continuity', 'A plan for AI and its risks', 'Risk', 'Risky'];
  const find = await createSearch(titles.map((title) => entryOf(`/${title}`, title, 'Of risk')));
  const of = (query: string) => find(query).map(({ title }) => title);
  expect(of('risk').at(-1)).toBe('Continuity');
  expect(of('risk').slice(0, -1)).toEqual(titles.filter((title) => title !== 'Continuity'));
  expect(of('AI risk')[0]).toBe('A plan for AI and its risks');
});

test('a result shows its description, or a sentence of its text that contains more of the words', async () => {
  const results = await found('DORA');
  expect(results.map(snippetOf).slice(1)).toEqual(['How DORA dates a report', legal]);
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
  const find = await createSearch([entryOf('/it', 'IT security'), entryOf('/', 'Is it secure?')]);
  expect(find('IT').map(({ address }) => address)).toEqual(['/it']);
  expect(find('it')).toEqual([]);
});

test.each(['', 'the', 'xylophone', '/'])('the query %j finds nothing', async (query) => {
  expect(await found(query)).toEqual([]);
});

const rows = () => searchRows(readContent(content.at(''), today).content.files);

test('a page is found by its headline, its texts, what else is shown on it and its own search words', async () => {
  const table = '| Asked | Given |\n| - | - |\n| Termination | Plain sentences. |';
  content.setBody('pages/page.md', `## Storage\n\n${table}\n\n- **Backups:** daily.`);
  content.set('pages/about.json', 'banner.title', 'Who are we');
  const careers = 'pages/careers.json';
  content.set(careers, 'opportunities.roles.0.description', 'You paint bridges.'.repeat(3));
  content.set(careers, 'seo.searchWords', ['jobs', 'vacancies']);
  content.set('offices.json', 'offices.0.country', 'Lesotho');
  content.set('offices.json', 'offices.0.city', 'Maseru');
  content.set('testimonials.json', 'heading', 'Praise');
  const find = await createSearch(rows());
  const pages = {
    '/page': ['termination', 'sentence', 'backup'],
    '/about': ['who are we'],
    '/careers': ['bridge', 'job'],
    '/contact': ['Lesotho', 'Maseru'],
    '/home': ['praise'],
  };
  for (const [address, queries] of Object.entries(pages)) {
    expect(queries.map((query) => find(query)[0]?.address)).toEqual(queries.map(() => address));
  }
});

test('a post is found by its title, headings, and only sentences with abbreviations', async () => {
  const body = '## What exits cost\n\nPlain words only. The PRA wrote SS2/21.\n';
  const post = { slug: 'new', heading: 'A\nplan', date: '2025-01-02', description: 'Of a bank' };
  await writePosts(content.root, [{ ...post, body }]);
  const row = rows().find(({ address }) => address === addressOfPost('new'));
  expect(row).toMatchObject({ kind: 'blog', title: 'A plan', description: 'Of a bank' });
  expect(row?.texts).toEqual(['What exits cost', 'The PRA wrote SS2/21.']);
});

test('the pages that the error screen links come first, in its order', () => {
  const links = ['/careers', '/about'].map((link) => ({ label: link, link }));
  content.set('pages/error.json', 'home.address', '/contact');
  content.set('pages/error.json', 'links', links);
  const addresses = rows().flatMap(({ kind, address }) => (kind === 'pages' ? [address] : []));
  expect(addresses.slice(0, 4)).toEqual(['/contact', '/careers', '/about', '/page']);
});
