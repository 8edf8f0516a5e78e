/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useStaticQuery } from 'gatsby';
import errorPage from '../../../content/pages/error.json';
import { onClientEntry } from '../../../src/layout/onClientEntry';
import { ErrorBoundary } from '../../../src/layout/Page/ErrorBoundary';

const failure = new Error('Loading chunk 7 failed');

/** Asks for a page whose script fails, as Gatsby does. */
async function loadPage(): Promise<ComponentType | undefined> {
  const failing = { page: () => Promise.reject(failure) };
  window.asyncRequires = { components: failing };
  onClientEntry();
  const page = window.asyncRequires.components.page?.();
  const [loaded] = await Promise.all([page, jest.runAllTimersAsync()]);
  return loaded?.default;
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.hydrated;
  jest.restoreAllMocks();
});

test('a first page without its script becomes the error screen, and the rest is hydrated', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(useStaticQuery).mockReturnValue({ errorPage });
  const Page = await loadPage();
  jest.useRealTimers();
  if (!Page) throw new Error('There is no page');
  document.body.innerHTML = '<div><button>Menu</button><h1>Careers</h1></div>';
  const onClick = jest.fn();
  await act(async () =>
    hydrateRoot(
      document.body,
      <div>
        <button onClick={onClick}>Menu</button>
        <ErrorBoundary pathname="/careers">
          <Page />
        </ErrorBoundary>
      </div>,
      { onRecoverableError: () => undefined },
    ),
  );
  expect(screen.getByRole('heading').textContent).toBe(errorPage.title);
  screen.getByRole('button').click();
  expect(onClick).toHaveBeenCalled();
});

test('the next page’s script fails for Gatsby too, which then loads that page in full', async () => {
  document.documentElement.dataset.hydrated = '';
  await expect(loadPage()).rejects.toBe(failure);
});
