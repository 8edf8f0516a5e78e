/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import insights from '../../../content/insights/insights.json';
import { NewTabNote } from '../../../src/components/SiteLink/SiteLink';
import { ArticleBody } from '../../../src/sections/Article/ArticleBody';
import { PrevNextLinks } from '../../../src/sections/Article/PrevNextLinks';
import { RelatedInsights } from '../../../src/sections/RelatedInsights/RelatedInsights';
import { emptyBlock } from '../../fixtures/empty-block';

const { labels } = insights;
afterEach(cleanup);

/** A block with only these fields, as a query returns it. */
const block = (fields: Partial<Queries.ArticleBlockFragment>): Queries.ArticleBlockFragment => ({
  ...emptyBlock,
  type: 'paragraph',
  ...fields,
});

const heading = (name: string, level = 2) =>
  block({ type: 'bluetext', html: name, caption: name, anchor: name.toLowerCase(), level });

const show = (...blocks: Queries.ArticleBlockFragment[]) =>
  render(<ArticleBody blocks={blocks} labels={labels} />);

describe('the blocks of an article', () => {
  test('only a long article has a table of contents, which needs no key takeaways', () => {
    show(heading('First'), heading('Second'), heading('Detail', 3));
    expect(screen.queryByRole('navigation')).toBeNull();
    cleanup();
    show(heading('First'), heading('Second'), heading('Third & last'));
    const contents = screen.getByRole('navigation', { name: labels.contents });
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['First', 'Second', 'Third & last']);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('a table is in a named, focusable region', () => {
    show(block({ type: 'table', html: '<table></table>', caption: 'Framework, Year' }));
    const name = labels.table.replace('{columns}', 'Framework, Year');
    const region = screen.getByRole('region', { name });
    expect(region.tabIndex).toBe(0);
    expect(within(region).getByRole('table')).toBeTruthy();
  });

  test('a quotation names its source after its words', () => {
    show(block({ type: 'quotation', html: '<p>Follow the chain.</p>', caption: 'A supervisor' }));
    expect(screen.getByRole('blockquote').textContent).toBe('Follow the chain.');
    expect(screen.getByRole('figure').textContent).toBe('Follow the chain.A supervisor');
  });

  test('a footnote links back to each of its references', () => {
    const footnotes = [
      { id: 'note-1', html: 'The rule.', references: ['reference-1-1', 'reference-1-2'] },
      { id: 'note-2', html: 'The other.', references: ['reference-2-1'] },
    ];
    show(block({ type: 'footnotes', anchor: 'footnotes', footnotes }));
    const notes = screen.getByRole('region', { name: labels.footnotes });
    const [first] = within(notes).getAllByRole('listitem');
    expect(first?.id).toBe('note-1');
    expect(first?.textContent).toContain('The rule.');
    const name = labels.backToReference.replace('{number}', '1');
    const back = within(notes).getAllByRole<HTMLAnchorElement>('link', { name });
    expect(back.map(({ hash }) => hash)).toEqual(['#reference-1-1', '#reference-1-2']);
  });
});

const teaser = (name: string, navTo: string) => ({ heading: name, date: '2025-03-01', navTo });
const older = teaser('An older article', '/insights/blog/content/older');
const newer = teaser('A newer article', '/insights/blog/content/newer');

describe('the links that follow an article', () => {
  test('are missing if it is the only article', () => {
    const { container } = render(
      <>
        <PrevNextLinks previous={null} next={null} labels={labels} />
        <RelatedInsights isRelated insights={[]} labels={labels} />
      </>,
    );
    expect(container.textContent).toBe('');
  });

  test('include the previous and next articles', () => {
    render(<PrevNextLinks previous={older} next={newer} labels={labels} />);
    const nav = screen.getByRole('navigation', { name: labels.articlesNavigation });
    const links = within(nav).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ rel, pathname, textContent }) => [rel, pathname, textContent])).toEqual([
      ['prev', older.navTo, `${labels.previous}${older.heading}`],
      ['next', newer.navTo, `${labels.next}${newer.heading}`],
    ]);
  });

  test('include related insights with their dates, and an arrow on links that open a new tab', () => {
    const news = teaser('A news item', 'https://www.example.com/rule');
    render(
      <NewTabNote value="New tab">
        <RelatedInsights isRelated insights={[newer, news]} labels={labels} />
      </NewTabNote>,
    );
    const related = screen.getByRole('region', { name: labels.related });
    expect(within(related).getAllByText('1 March 2025')).toHaveLength(2);
    const links = within(related).getAllByRole<HTMLAnchorElement>('link');
    expect(
      links.map(({ textContent, href, target, title }) => [textContent, href, target, title]),
    ).toEqual([
      [newer.heading, `http://localhost${newer.navTo}`, '', ''],
      [news.heading, news.navTo, '_blank', 'New tab'],
    ]);
    expect(links.map((link) => link.querySelectorAll('svg').length)).toEqual([0, 1]);
  });

  test('include the latest insights under that heading if none are related', () => {
    render(<RelatedInsights isRelated={false} insights={[newer]} labels={labels} />);
    expect(screen.getByRole('region', { name: labels.latest })).toBeTruthy();
    expect(screen.queryByRole('region', { name: labels.related })).toBeNull();
  });
});
