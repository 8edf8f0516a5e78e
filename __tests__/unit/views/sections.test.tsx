/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { labels } from '../../../src/labels';
import { ArticleBody } from '../../../src/sections/Article/ArticleBody';
import { InsightCard } from '../../../src/sections/InsightList/InsightCard';
import { Pagination } from '../../../src/sections/InsightList/Pagination';
import { RelatedInsights } from '../../../src/sections/RelatedInsights/RelatedInsights';
import { Solutions } from '../../../src/sections/Solutions/Solutions';
import { SolutionStrip } from '../../../src/sections/SolutionStrip/SolutionStrip';
import { Testimonials } from '../../../src/sections/Testimonials/Testimonials';
import { setMedia } from '../../fixtures/media';

const emptyBlock: Omit<Queries.ArticleBlockFragment, 'type'> = {
  ...{ html: '', anchor: null, level: null, ordered: null, start: null, items: null },
  ...{ file: null, alt: null, caption: null, footnotes: null, style: null },
};
const picture = { alt: '', file: { gatsbyImageData: null, isDark: null } };
const insight = {
  ...{ id: '1', type: 'blog' as const, category: 'GRC', description: ['a'], to: '/post' },
  ...{ heading: 'Post', date: '2025-03-01', picture, unpublished: null },
} as const;

/** The links and what is current, in order, such as `Older: /2`. */
const links = () =>
  screen.queryAllByRole('link').map((link) => {
    const mark = link.hasAttribute('aria-current') ? '*' : '';
    return `${link.textContent}${mark}: ${link.getAttribute('href')}`;
  });

test('an article has a table of contents from three headings of the second level on', () => {
  const blocks = [2, 2, 3, 2].map((level, index) => {
    const text = String(index);
    return { ...emptyBlock, type: 'bluetext' as const, caption: text, anchor: text, level };
  });
  const { rerender } = render(<ArticleBody blocks={blocks.slice(0, 3)} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  rerender(<ArticleBody blocks={blocks} />);
  expect(screen.getByRole('navigation').textContent).toBe(`${labels.article.contents}013`);
});

test('a footnote has a link back to each of its references', () => {
  const footnotes = [{ id: 'note-1', html: 'The rule.', references: ['ref-1', 'ref-2'] }];
  render(<ArticleBody blocks={[{ ...emptyBlock, type: 'footnotes', footnotes }]} />);
  expect(links()).toEqual(['↩: #ref-1', '↩: #ref-2']);
});

test.each([
  ['no insights', <RelatedInsights key="" isRelated insights={[]} />],
  ['no testimonials', <Testimonials key="" heading="H" testimonials={[]} logos={[]} />],
  ['a list of one page', <Pagination key="" page={1} pageCount={1} addressOfPage={String} />],
])('%s has no links, and no heading or name for them', (_name, element) => {
  expect(render(element).container.innerHTML).toBe('');
});

test('a carousel of which all is in view has no buttons', () => {
  const testimonials = [{ name: 'A', designation: 'B', company: 'C', text: 'D' }];
  const carousel = <Testimonials heading="H" testimonials={testimonials} logos={[]} />;
  expect(renderToString(carousel)).not.toContain('<button');
});

test.each([
  ['draft' as const, 1],
  [null, 0],
])('the card of an entry that is unpublished as %s says so %d times', (unpublished, count) => {
  render(<InsightCard insight={{ ...insight, unpublished }} action="Go" allCategories="All" />);
  expect(screen.queryAllByText('Draft')).toHaveLength(count);
});

test.each([
  [1, ['1*: /1', '2: /2', '9: /9', 'Older: /2']],
  [5, ['Newer: /4', '1: /1', '4: /4', '5*: /5', '6: /6', '9: /9', 'Older: /6']],
  [9, ['Newer: /8', '1: /1', '8: /8', '9*: /9']],
])('page %i of 9 has links to its neighbours, the first and the last page', (page, expected) => {
  render(<Pagination page={page} pageCount={9} addressOfPage={(number) => `/${number}`} />);
  expect(links()).toEqual(expected);
});

test('a solution whose content says so has no button', () => {
  setMedia(() => false);
  const card = { title: 'A', subtitle: 's', subheading: 'Top', subheadingscontent: ['p'], picture };
  const solutions = [null, true, false].map((knowbtn) => ({
    ...{ slug: String(knowbtn), card: { ...card, knowbtn }, cardExcerpt: null },
  }));
  const introduction = { heading: 'H', subtitle: 's', note: 'n', knowMore: 'More' };
  render(<Solutions {...{ introduction, solutions }} />);
  expect(links()).toEqual(['More: /solutions/null', 'More: /solutions/true']);
});

test('the strip has no copy before hydration', () => {
  const strip = <SolutionStrip solutions={[{ to: '/a', strip: { title: 'A' } }]} />;
  expect(renderToString(strip).match(/>A</g)).toHaveLength(1);
});
