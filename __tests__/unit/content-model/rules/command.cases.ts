import { findSamples } from '../../../../src/content-model/rules/samples';
import { readContent } from '../../../../src/content-model/source/read-content';
import { check } from '../../../../tools/content-check';
import { content, field, sampleFiles, today } from './sample-content';

const { post } = sampleFiles;

describe('the command', () => {
  let printed: jest.SpyInstance;
  beforeEach(() => {
    jest.replaceProperty(process, 'env', { ...process.env, GITHUB_ACTIONS: '' });
    printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());
  const lines = () => printed.mock.calls.flat();

  it('prints the mistakes of all files by file and line, then a summary (R117)', async () => {
    content.write('clients.json', '');
    content.set('site.json', 'name', 2024);
    content.set(post, 'category', 'Frauds');
    const line = content.setBody(post, '[x](/contcat)\n\n<b>');
    expect(await check(content.root)).toBe(5);
    expect(lines()).toEqual([
      'content/clients.json:1: is empty. Write an object: { … }',
      `content/${post}:4: category: Frauds is not a category of insights.json. Did you mean Fraud?`,
      expect.stringMatching(`^content/${post}:${line}: /contcat does not lead`),
      `content/${post}:${line + 2}: has raw HTML: "<b>". Write it in Markdown, or remove it`,
      expect.stringMatching('^content/site.json:2: name: is the number 2024'),
      expect.stringMatching(/^content: 5 mistakes, checked in \d+\.\d s$/),
    ]);
  });

  it('says when an entry with a future date appears', async () => {
    content.set(post, 'date', '2999-01-31');
    await check(content.root);
    expect(lines()).toContain(`content/${post}: appears on 31 January 2999`);
  });

  it('with --launch, prints samples and counts them (R241)', async () => {
    expect(await check(content.root, true)).toBeGreaterThan(0);
    const url = expect.stringMatching(/^content\/site\.json:\d+: url: is a sample: "https:/);
    const summary = expect.stringMatching(/^launch: \d+ samples/);
    expect(lines()).toEqual(expect.arrayContaining([url, summary]));
  });

  it('on GitHub, prints mistakes as annotations of their lines (R293)', async () => {
    process.env.GITHUB_ACTIONS = 'true';
    content.set('site.json', 'name', 2024);
    await check(content.root);
    expect(lines()[0]).toMatch(
      /^::error file=content\/site\.json,line=2::content\/site\.json:2: name: is the number 2024/,
    );
  });

  describe('samples', () => {
    beforeEach(() => {
      content.set('site.json', 'url', 'https://www.bank.test');
      content.set('site.json', 'careersEmail', 'office@bank.test');
      content.set('site.json', 'securityEmail', 'office@bank.test');
      for (const office of ['offices.0', 'offices.1']) {
        content.set('offices.json', `${office}.email`, 'office@bank.test');
        content.set('offices.json', `${office}.phone`, '+44 20 1234 5678');
      }
    });

    const samples = () =>
      findSamples(readContent(content.at(''), today).content).map(
        ({ file, field }) => `${file} ${field}`,
      );

    it.each([
      ['clients.json', 'logos.0.name', 'Sample Mutual Bank'],
      ['offices.json', 'offices.0.addressLines.0', '1 Example Street'],
      ['offices.json', 'offices.1.phone', '+91 00000 00000'],
      ['offices.json', 'offices.0.phone', '+44 20 7946 0018'],
      ['site.json', 'privacyPolicy.link', 'https://policies.bank.example'],
      ['pages/client.json', 'cards.1.subheadings', 'Duis aute irure dolor'],
    ])('finds the sample in %s, %s', (file, name, value) => {
      const [, label] = field(file, name, value).split(': ');
      expect(samples()).toEqual([`content/${file} ${label}`]);
    });

    it('finds the placeholder brand wherever it occurs', () => {
      content.set('site.json', 'url', 'https://www.keelstone.example');
      content.set('site.json', 'legalName', 'Keelstone Ltd');
      expect(samples()).toEqual(['content/site.json legalName', 'content/site.json url']);
    });
  });
});
