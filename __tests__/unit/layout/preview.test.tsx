/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import navigation from '../../../content/navigation.json';
import offices from '../../../content/offices.json';
import brand from '../../../content/site.json';
import { Page } from '../../../src/layout/Page/Page';
import { Seo } from '../../../src/layout/Seo/Seo';

// jsdom has no media queries, and dialogs that cannot be closed.
const noListeners = { addListener: () => undefined, removeListener: () => undefined };
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, ...noListeners });
HTMLDialogElement.prototype.close = () => undefined;
afterEach(cleanup);

const notice = 'A notice.';

test.each([
  ['a preview says so on each page and is kept out of search engines', notice, 'noindex'],
  ['a page of the published site does neither', null, undefined],
])('%s', async (_name, previewNotice, robots) => {
  const site = { siteMetadata: { previewNotice } };
  const layout = { site, brand, navigation, offices, allSolution: { nodes: [] } };
  jest.mocked(useStaticQuery).mockReturnValue(layout);
  render(
    <Page pathname="/home">
      <Seo title={String(robots)} description="A page." canonical="/home" />
    </Page>,
  );
  await waitFor(() => expect(document.title).toContain(String(robots)));
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(robots);
  expect(screen.queryAllByText(notice)).toHaveLength(previewNotice ? 1 : 0);
});
