/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { ErrorScreen } from '../../../src/layout/ErrorScreen/ErrorScreen';
import { Footer } from '../../../src/layout/Footer/Footer';
import { Header } from '../../../src/layout/Header/Header';
import { Page } from '../../../src/layout/Page/Page';
import { Seo } from '../../../src/layout/Seo/Seo';
import { layoutContent } from '../../fixtures/layout-content';
import { setMedia } from '../../fixtures/media';
import { spoken } from '../../fixtures/spoken';

const { nodes } = layoutContent.allSolution;
const solutions = nodes.map(({ to, card: { title } }) => `[${title}](${to})`).join(' · ');
const menu = nodes.map(({ to, card, outcome }) => `[${card.title}${outcome}](${to})`).join(' · ');

beforeAll(() => {
  setMedia(() => false);
  HTMLDialogElement.prototype.close = () => undefined;
});

const office = (name: string) =>
  [
    `h3 ${name}, Country of ${name} · group · 1 Street of ${name} dir=auto · 2 Street dir=auto`,
    `[+44 20 7946 0000](tel:+442079460000) dir=ltr`,
    `[office@${name.toLowerCase()}.example](mailto:office@${name.toLowerCase()}.example)`,
    `button Copy office@${name.toLowerCase()}.example`,
  ].join(' · ');

test.each([
  [
    'the header',
    <Header key="" pathname="/solutions/solution2" />,
    [
      'banner · [Sample & Sons](/home) data-replace · navigation Main',
      `[Home](/home) data-replace · button Solutions aria-expanded=false · ${menu}`,
      '[About](/about) data-replace · [Careers](/careers) · [Request a demo](/home#enquiry)',
      'button Open the menu aria-expanded=false',
    ],
  ],
  [
    'the footer',
    <Footer key="" />,
    [
      'contentinfo · navigation Links · h2 Links · h3 Pages · [Home](/home) data-replace',
      `[Careers](/careers) · h3 Solutions · ${solutions}`,
      `h2 Contact · ${office('Here')} · ${office('There')} · status`,
      'h2 Support · [Privacy](https://www.sample.example/privacy) rel=noopener target=_blank title',
      'h2 Connect · [Network](https://network.example/sample) rel=noopener target=_blank title',
      'A standard · © 2026 Sample & Sons Ltd. All rights',
    ],
  ],
  [
    'the error screen',
    <ErrorScreen key="" />,
    ['h1 Error · Nothing is here. · [Home](/home) · [Search](/search)'],
  ],
])('%s has its links in order', (_name, part, heard) => {
  expect(spoken(render(part).container)).toBe(heard.join(' · '));
});

test('the marks of the header and the footer have their own gradients', () => {
  const parts = [<Header key="header" pathname="/home" />, <Footer key="footer" />];
  const { container } = render(<>{parts}</>);
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const fills = container.querySelectorAll('[fill^="url"]');
  expect(fills).toHaveLength(2);
  for (const fill of fills) {
    const id = fill.getAttribute('fill')?.slice(5, -1);
    expect(fill.closest('svg')?.querySelector('[id]')?.id).toBe(id);
  }
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
