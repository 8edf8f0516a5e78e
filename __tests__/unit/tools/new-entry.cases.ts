import { main } from '../../../tools/new-entry/main';
import { writeEntry } from '../../../tools/new-entry/new-entry';
import { ports } from '../../../tools/site/gatsby';
import { completeEntry } from '../../fixtures/complete-entry';
import { printedBy } from '../../fixtures/printed-by';
import { content, today } from '../content-model/rules/sample-content';

const title = "What the PRA's “exit” asks: 12 questions & more";
const slug = 'what-the-pras-exit-asks-12-questions-more';

it.each([
  ['post', `insights/blog/${slug}.md`, `/insights/blog/content/${slug}`],
  ['news', `insights/news/${slug}.md`, '/insights/news'],
  ['factsheet', `insights/factsheet/${slug}.md`, `/insights/factsheet/download/${slug}`],
] as const)(
  'a new %s is a draft dated today without mistakes, and each gap is reported once it is published',
  async (kind, file, address) => {
    const entry = await writeEntry(content.root, kind, ` ${title} `, today);
    expect(entry).toEqual({ file: `content/${file}`, address });
    expect(content.read(file)).toMatch(/^date: 2026-01-15\ndraft: true$/m);
    expect(await content.mistakes()).toEqual([]);

    content.edit(file, 'draft: true\n', '');
    const gaps = content.read(file).match(/TODO/g) ?? [];
    expect(gaps.length).toBeGreaterThan(2);
    const gap = /^content\/\S+:\d+: .*TODO.*\. Write what it stands for, or remove it$/;
    expect(await content.mistakes()).toEqual(gaps.map(() => expect.stringMatching(gap)));
  },
);

it.each([
  ['an empty title', ' ', /^The title is empty/],
  ['a title without an address', '日本', /^The title needs letters from a to z or digits/],
  ['a title that is too long', 'long '.repeat(40), /^The title has 199 characters/],
  ['a title whose address is in another list', 'Item: “”', /news\/item\.md already exists/],
])('%s is refused', async (_name, written, reason) => {
  await expect(writeEntry(content.root, 'post', written, today)).rejects.toThrow(reason);
  expect(await content.mistakes()).toEqual([]);
});

/** Fills the gaps of a new entry. */
const complete = (file: string) => content.write(file, completeEntry(content.read(file)));

it.each([
  ['question', 'solutions/solution2.json', '/solutions/solution2', 'What does it cost to leave?'],
  ['role', 'pages/careers.json', '/careers', 'Risk Analyst'],
  ['testimonial', 'testimonials.json', '/home', 'B. B.'],
  ['office', 'offices.json', '/contact', 'Paris'],
] as const)(
  'a new %s is added once at the end of its list, and the check reports each gap until it is filled',
  async (kind, file, address, name) => {
    const page = kind === 'question' ? 'solution2' : undefined;
    const write = () => writeEntry(content.root, kind, name, today, page);
    const before = content.read(file);
    const entry = await write();
    const line = content.lineOf(file, `"${name}"`) - 1;
    expect(entry).toEqual({ file: `content/${file}:${line}`, address });
    const added = new RegExp(`,\\n +\\{\\s+"\\w+": "${name.replace('?', '\\?')}"[^{}]+\\}`);
    expect(content.read(file).replace(added, '')).toBe(before);
    await expect(write()).rejects.toThrow(/already has this title\. Choose another$/);

    const gaps = content.read(file).match(/TODO|: null/g) ?? [];
    expect(gaps.length).toBeGreaterThan(0);
    expect(await content.mistakes()).toHaveLength(gaps.length);
    complete(file);
    expect(await content.mistakes()).toEqual([]);
  },
);

it('a new question needs a solution', async () => {
  await expect(writeEntry(content.root, 'question', 'Why?', today)).rejects.toThrow(
    'Write the page after the title: solution1, solution2 or solution3',
  );
});

it('a new solution comes last and has a page until it is removed', async () => {
  const file = 'solutions/fraud-risk.json';
  const address = '/solutions/fraud-risk';
  const entry = await writeEntry(content.root, 'solution', 'Fraud Risk', today);
  expect(entry).toEqual({ file: `content/${file}`, address });
  expect(JSON.parse(content.read(file))).toMatchObject({
    order: 4,
    strip: { order: 4, title: 'Fraud Risk' },
  });
  const gaps = content.read(file).match(/TODO/g) ?? [];
  expect(await content.mistakes()).toHaveLength(gaps.length);
  complete(file);
  content.set(file, 'closing.action.address', '/contact');
  content.set('pages/error.json', 'home.address', address);
  expect(await content.mistakes()).toEqual([]);
  content.remove(file);
  expect(await content.mistakes()).toEqual([expect.stringContaining(`home.address: ${address}`)]);
});

it('npm run new says where the file is and what to do next', async () => {
  const options = ['solution', 'Fraud Risk', '--root', content.root];
  const { lines } = await printedBy(() => main(options));
  expect(lines).toEqual([
    'content/solutions/fraud-risk.json',
    expect.stringContaining('[TODO: …]'),
    expect.stringContaining(`http://localhost:${ports.site}/solutions/fraud-risk`),
    expect.stringMatching(/npm run content:check$/),
  ]);
});

it.each(['post', 'role', 'question'])(
  'npm run new -- %s refuses a title of several words that no quotation marks hold together',
  async (kind) => {
    const asked = `in quotation marks: npm run new -- ${kind} "What it costs"`;
    await expect(main([kind, 'What', 'it', 'costs', '--root', content.root])).rejects.toThrow(
      asked,
    );
    expect(await content.mistakes()).toEqual([]);
  },
);

it('npm run new says what it can create', async () => {
  const asked = 'npm run new -- post "Title". It can be post, news,';
  await expect(main(['blog', 'Title'])).rejects.toThrow(asked);
});
