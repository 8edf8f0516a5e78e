/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import navigation from '../../content/navigation.json';
import offices from '../../content/offices.json';
import { Footer } from '../../src/layout/Footer/Footer';
import { Header } from '../../src/layout/Header/Header';
import { SolutionNav } from '../../src/sections/SolutionNav/SolutionNav';
import { SolutionStrip } from '../../src/sections/SolutionStrip/SolutionStrip';

const link = { label: 'A link', link: 'https://link.example' };
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const solutions = [1, 2, 3, 4, 5, 6].map((number) => ({
  slug: `solution${number}`,
  address: `/solutions/solution${number}`,
  shortName: `Solution ${number}`,
  card: { title: `Solution ${number}` },
  strip: { title: `Solution ${number}` },
}));
const titles = solutions.map(({ card }) => card.title);
const addresses = solutions.map(({ address }) => address);

const layoutContent = {
  site: null,
  brand: {
    name: 'Sample',
    mark: svg,
    legalName: 'Sample Ltd',
    certification: { name: 'A mark', mark: svg },
    privacyPolicy: link,
    professionalNetwork: link,
  },
  navigation,
  offices,
  allSolution: { nodes: solutions },
};

// jsdom has no media queries.
const noListeners = { addListener: () => undefined, removeListener: () => undefined };
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, ...noListeners });

// jsdom has dialogs that cannot be closed.
HTMLDialogElement.prototype.close = () => undefined;

beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue(layoutContent));
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
