/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { hydrateRoot } from 'react-dom/client';
import { LazyEnquiryForm } from '../../../src/forms/LazyForms';
import { enquiryScript } from '../../../src/forms/scripts';
import { formContent } from '../../fixtures/form-content';

const form = <LazyEnquiryForm onSuccess={() => undefined} />;
const notice = () => screen.queryByRole('alert')?.textContent ?? '';
const wait = (time: number) => act(async () => void (await jest.advanceTimersByTimeAsync(time)));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(useStaticQuery).mockReturnValue(formContent);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(enquiryScript, 'load').mockRejectedValue(new Error('HTTP 404'));
  // The host has the same build.
  Object.assign(globalThis, { fetch: async () => ({ json: async () => ({}) }) });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a later page waits for its form for 4 s, and then says that it is missing (R186)', async () => {
  document.documentElement.dataset.hydrated = '';
  await act(async () => void render(<main>{form}</main>));
  await wait(3900);
  expect(screen.queryByRole('main')).toBeNull();
  await wait(100);
  expect(screen.getByRole('main').textContent).toBe('');
  await wait(1000);
  expect(notice()).toContain('loadError');
});

test('on the first page, what was typed becomes a draft when a notice takes its place', async () => {
  delete document.documentElement.dataset.hydrated;
  const field = '<input id="enquiry-form-firstName" name="firstName" value="Ada">';
  document.body.innerHTML = `<div><div data-waiting=""><!--$--><form id="enquiry-form">${field}</form><!--/$--></div></div>`;
  await act(async () => void hydrateRoot(document.body.firstElementChild ?? document.body, form));
  await wait(6000);
  expect(notice()).toContain('loadError');
  expect(JSON.parse(sessionStorage.getItem('draft:enquiry-form') ?? '')).toMatchObject({
    values: { firstName: 'Ada' },
  });
});
