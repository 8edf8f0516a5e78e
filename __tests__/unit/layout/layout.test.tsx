/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import navigation from '../../../content/navigation.json';
import offices from '../../../content/offices.json';
import brand from '../../../content/site.json';
import { Footer } from '../../../src/layout/Footer/Footer';
import { Header } from '../../../src/layout/Header/Header';
import { Page } from '../../../src/layout/Page/Page';
import { Seo } from '../../../src/layout/Seo/Seo';
import { SolutionNav } from '../../../src/sections/SolutionNav/SolutionNav';
import { SolutionStrip } from '../../../src/sections/SolutionStrip/SolutionStrip';

const solutions = [1, 2, 3, 4, 5, 6].map((number) => ({
  slug: `solution${number}`,
  address: `/solutions/solution${number}`,
  shortName: `Solution ${number}`,
  card: { title: `Solution ${number}` },
  strip: { title: `Solution ${number}` },
}));
const titles = solutions.map(({ card }) => card.title);
const addresses = solutions.map(({ address }) => address);

// jsdom has no media queries, and dialogs that cannot be closed.
const noListeners = { addListener: () => undefined, removeListener: () => undefined };
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, ...noListeners });
HTMLDialogElement.prototype.close = () => undefined;

/** Answers the layout's query. */
function answerQuery(previewNotice: string | null): void {
  const site = { siteMetadata: { previewNotice } };
  const layout = { site, brand, navigation, offices, allSolution: { nodes: solutions } };
  jest.mocked(useStaticQuery).mockReturnValue(layout);
}
beforeEach(() => answerQuery(null));
afterEach(cleanup);

/** Expects a list to hold each solution, in their order, and nothing else. */
function expectSolutions(list: HTMLElement) {
  const links = within(list).getAllByRole<HTMLAnchorElement>('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual(titles);
  expect(links.map(({ pathname }) => pathname)).toEqual(addresses);
}

test('the menus of wide and small windows list six solutions', () => {
  render(<Header pathname="/home" />);
  const nested = screen
    .getAllByRole('list', { hidden: true })
    .filter((list) => list.parentElement?.closest('ul'));
  expect(nested).toHaveLength(2);
  for (const list of nested) expectSolutions(list);
});

test('the footer lists six solutions', () => {
  render(<Footer />);
  const heading = screen.getByRole('heading', { name: navigation.footer.solutionsHeading });
  expectSolutions(heading.parentElement ?? heading);
});

test('the bar of a solution page lists six solutions and marks the page’s own', () => {
  render(<SolutionNav name="Solutions" solutions={solutions} current="solution6" />);
  expectSolutions(screen.getByRole('list'));
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Solution 6');
});

test('the strip of the home page lists six solutions', () => {
  render(<SolutionStrip heading="Solutions" pause="Pause" play="Play" solutions={solutions} />);
  expectSolutions(screen.getByRole('list'));
});

test.each([
  ['a preview says so on each page and is kept out of search engines', 'A notice.', 'noindex'],
  ['a page of the published site does neither', null, undefined],
])('%s', async (_name, notice, robots) => {
  answerQuery(notice);
  render(
    <Page pathname="/home">
      <Seo title={String(robots)} description="A page." canonical="/home" />
    </Page>,
  );
  await waitFor(() => expect(document.title).toContain(String(robots)));
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(robots);
  expect(screen.queryAllByText('A notice.')).toHaveLength(notice ? 1 : 0);
});
