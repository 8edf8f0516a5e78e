/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { Footer } from '../../../src/layout/Footer/Footer';
import { Header } from '../../../src/layout/Header/Header';
import { Page } from '../../../src/layout/Page/Page';
import { Seo } from '../../../src/layout/Seo/Seo';
import { layoutContent } from '../../fixtures/layout-content';
import { setMedia } from '../../fixtures/media';

beforeAll(() => {
  setMedia(() => false);
  HTMLDialogElement.prototype.close = () => undefined;
});

test('the marks of the header and the footer have their own gradients', () => {
  const { container } = render([<Header key="header" pathname="/home" />, <Footer key="footer" />]);
  const gradients = [...container.querySelectorAll('svg [id]')];
  const fills = gradients.map((it) => it.closest('svg')?.innerHTML.match(/url\(#(.+?)\)/)?.[1]);
  expect(gradients.map(({ id }) => id)).toEqual(fills);
  expect(new Set(fills).size).toBe(2);
});

test('a site without a certification has no mark, and a name that ends with a dot has only one', () => {
  const brand = { ...layoutContent.brand, certification: null, legalName: 'Sample, S.L.' };
  jest.mocked(useStaticQuery).mockReturnValue({ ...layoutContent, brand });
  const { container } = render(<Footer />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('Sample, S.L. copyright');
});

test.each([
  ['a preview has a notice on each page and is noindex', 'A notice.', 'noindex'],
  ['a page of the published site has no notice and is not noindex', null, undefined],
])('%s', async (_name, previewNotice, robots) => {
  const site = { ...layoutContent.site, siteMetadata: { previewNotice } };
  jest.mocked(useStaticQuery).mockReturnValue({ ...layoutContent, site });
  render(
    <Page location={window.location}>
      <Seo title={String(robots)} description="A page." canonical="/home" />
    </Page>,
  );
  await waitFor(() => expect(document.title).toContain(String(robots)));
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(robots);
  expect(screen.queryAllByText('A notice.')).toHaveLength(previewNotice ? 1 : 0);
});
