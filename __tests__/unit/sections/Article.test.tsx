/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import insights from '../../../content/insights/insights.json';
import { ArticleBody } from '../../../src/sections/Article/ArticleBody';
import { PrevNextLinks } from '../../../src/sections/Article/PrevNextLinks';
import { RelatedInsights } from '../../../src/sections/RelatedInsights/RelatedInsights';

const { labels } = insights;
afterEach(cleanup);

/** A block of which only these fields are filled, as the data layer gives it. */
const block = (fields: Partial<Queries.ArticleBlockFragment>): Queries.ArticleBlockFragment => ({
  type: 'paragraph',
  html: '',
  anchor: null,
  level: null,
  ordered: null,
  items: null,
  file: null,
  alt: null,
  caption: null,
  footnotes: null,
  style: null,
  ...fields,
});

const heading = (name: string, level = 2) =>
  block({ type: 'bluetext', html: name, caption: name, anchor: name.toLowerCase(), level });

const show = (...blocks: Queries.ArticleBlockFragment[]) =>
  render(<ArticleBody blocks={blocks} keyTakeaways={['One.', 'Another.']} labels={labels} />);

describe('the blocks of an article', () => {
  test('a long one has a table of contents, a short one has none', () => {
    show(heading('First'), heading('Second'), heading('Detail', 3));
    expect(screen.queryByRole('navigation')).toBeNull();
    cleanup();
    show(heading('First'), heading('Second'), heading('Third & last'));
    const contents = screen.getByRole('navigation', { name: labels.contents });
    expect(
      within(contents)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['First', 'Second', 'Third & last']);
  });

  test('without key takeaways, only the contents stand beside the text, named once', () => {
    const blocks = [heading('First'), heading('Second'), heading('Third')];
    render(<ArticleBody blocks={blocks} labels={labels} />);
    expect(screen.getByRole('navigation', { name: labels.contents })).toBeTruthy();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('a heading speaks its words alone; the link to it beside it says where it leads', () => {
    show(heading('Exit'));
    expect(screen.getByRole('heading', { name: 'Exit' }).id).toBe('exit');
    const link = screen.getByRole('link', {
      name: labels.sectionLink.replace('{heading}', 'Exit'),
    });
    expect(link.getAttribute('href')).toBe('#exit');
  });

  test('a table stands in a named region that takes the focus', () => {
    show(block({ type: 'table', html: '<table></table>', caption: 'Framework, Year' }));
    const region = screen.getByRole('region', {
      name: labels.table.replace('{columns}', 'Framework, Year'),
    });
    expect(region.tabIndex).toBe(0);
    expect(within(region).getByRole('table')).toBeTruthy();
  });

  test('a quotation says whom it is from, outside its words', () => {
    show(block({ type: 'quotation', html: '<p>Follow the chain.</p>', caption: 'A supervisor' }));
    expect(screen.getByRole('blockquote').textContent).toBe('Follow the chain.');
    expect(screen.getByRole('figure').textContent).toBe('Follow the chain.A supervisor');
  });

  test('a footnote leads back to each of its references', () => {
    const footnotes = [
      { id: 'note-1', html: 'The rule.', references: ['reference-1-1', 'reference-1-2'] },
      { id: 'note-2', html: 'The other.', references: ['reference-2-1'] },
    ];
    show(block({ type: 'footnotes', anchor: 'footnotes', footnotes }));
    const notes = screen.getByRole('region', { name: labels.footnotes });
    const [first, second] = within(notes).getAllByRole('listitem');
    expect(first?.id).toBe('note-1');
    const back = within(notes).getAllByRole('link', {
      name: labels.backToReference.replace('{number}', '1'),
    });
    expect(back.map((link) => link.getAttribute('href'))).toEqual([
      '#reference-1-1',
      '#reference-1-2',
    ]);
    expect(second?.textContent).toContain('The other.');
  });
});

const teaser = (name: string, navTo: string) => ({ heading: name, date: '2025-03-01', navTo });
const older = teaser('An older article', '/insights/blog/content/older');
const newer = teaser('A newer article', '/insights/blog/content/newer');

describe('what leads on from an article', () => {
  test('is nothing where it is the only one', () => {
    const { container } = render(
      <>
        <PrevNextLinks previous={null} next={null} labels={labels} />
        <RelatedInsights heading={labels.related} insights={[]} newTab="" />
      </>,
    );
    expect(container.textContent).toBe('');
  });

  test('are the articles before and after it', () => {
    render(<PrevNextLinks previous={older} next={newer} labels={labels} />);
    const links = within(
      screen.getByRole('navigation', { name: labels.articlesNavigation }),
    ).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
      ['prev', older.navTo],
      ['next', newer.navTo],
    ]);
    expect(links.map((link) => link.textContent)).toEqual([
      `${labels.previous}${older.heading}`,
      `${labels.next}${newer.heading}`,
    ]);
  });

  test('are related insights with their days; another site opens a new tab', () => {
    const news = teaser('A news item', 'https://www.example.com/rule');
    render(<RelatedInsights heading={labels.related} insights={[newer, news]} newTab="New tab" />);
    const related = screen.getByRole('region', { name: labels.related });
    expect(within(related).getAllByText('1 March 2025')).toHaveLength(2);
    expect(within(related).getByRole('link', { name: newer.heading }).getAttribute('href')).toBe(
      newer.navTo,
    );
    const outside = within(related).getByRole('link', { name: news.heading });
    expect([outside.getAttribute('target'), outside.getAttribute('title')]).toEqual([
      '_blank',
      'New tab',
    ]);
  });
});
