/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { Footer } from '../../../src/layout/Footer/Footer';
import { Header } from '../../../src/layout/Header/Header';
import { Page } from '../../../src/layout/Page/Page';
import { Seo } from '../../../src/layout/Seo/Seo';
import { SolutionNav } from '../../../src/sections/SolutionNav/SolutionNav';
import { SolutionStrip } from '../../../src/sections/SolutionStrip/SolutionStrip';
import { layoutContent } from '../../fixtures/layout-content';

const solutions = layoutContent.allSolution.nodes.map(({ to, card: { title } }) => ({
  slug: to.replace('/solutions/', ''),
  to,
  shortName: title,
  strip: { title },
}));

// jsdom has no media queries, and its dialogs cannot be closed.
const noListeners = { addListener: () => undefined, removeListener: () => undefined };
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, ...noListeners });
HTMLDialogElement.prototype.close = () => undefined;
document.documentElement.dataset.hydrated = '';

/** Answers the layout's query. */
function answerQuery(previewNotice: string | null): void {
  const site = { ...layoutContent.site, siteMetadata: { previewNotice } };
  jest.mocked(useStaticQuery).mockReturnValue({ ...layoutContent, site });
}

describe('the layout', () => {
  beforeEach(() => answerQuery(null));
  afterEach(cleanup);

  test.each([
    ['menus in wide and small windows', 2, <Header pathname="/home" />],
    ['footer', 1, <Footer />],
    [
      'bar on a solution page',
      1,
      <SolutionNav name="Solutions" solutions={solutions} current="solution6" />,
    ],
    [
      'strip on the home page and its copy',
      2,
      <SolutionStrip heading="Solutions" pause="Pause" play="Play" solutions={solutions} />,
    ],
  ])('six solutions are in order in the %s', (_name, lists, part) => {
    render(part);
    const links = screen
      .getAllByRole<HTMLAnchorElement>('link', { hidden: true })
      .filter(({ pathname }) => pathname.startsWith('/solutions/'));
    const expected = solutions.map(({ to, shortName }) => [to, shortName]);
    expect(links.map(({ pathname, textContent }) => [pathname, textContent])).toEqual(
      Array(lists).fill(expected).flat(),
    );
  });

  test.each([
    ['a preview has a notice on each page and is noindex', 'A notice.', 'noindex'],
    ['a page of the published site has no notice and is not noindex', null, undefined],
  ])('%s', async (_name, notice, robots) => {
    answerQuery(notice);
    render(
      <Page location={window.location}>
        <Seo title={String(robots)} description="A page." canonical="/home" />
      </Page>,
    );
    await waitFor(() => expect(document.title).toContain(String(robots)));
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(robots);
    expect(screen.queryAllByText('A notice.')).toHaveLength(notice ? 1 : 0);
  });
});
