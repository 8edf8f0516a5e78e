import type { ConsoleMessage, Locator, Page } from '@playwright/test';
import type { Modes } from '../../../../tools/sandbox/modes';
import { setModes } from './sandbox';
import { expect } from './test';
import { submitOf } from './visitor';

/** A way for a call to fail: how it begins, and how it ends. */
export interface Failure {
  begin: (page: Page) => Promise<unknown>;
  end: (page: Page) => Promise<unknown>;
}

/** A provider that misbehaves. */
export const misbehaving = (modes: Partial<Modes>): Failure => ({
  begin: () => setModes(modes),
  end: () => setModes({ form: 'ok', list: 'ok', mail: 'ok' }),
});

/** Nothing listens at an address. */
export const refused = (address: string): Failure => ({
  begin: (page) => page.route(address, (route) => route.abort('connectionrefused')),
  end: (page) => page.unroute(address),
});

/** An address answers with a status, whoever may have caused it. */
export const answering = (address: string, status: number): Failure => ({
  begin: (page) => page.route(address, (route) => route.fulfill({ status })),
  end: (page) => page.unroute(address),
});

/** The visitor's own connection is gone. */
export const offline: Failure = {
  begin: (page) => page.context().setOffline(true),
  end: (page) => page.context().setOffline(false),
};

/** The line in the console by which a failed call is logged. */
export const isLogged = (call: string) => (message: ConsoleMessage) =>
  message.type() === 'error' && message.text().startsWith(`The ${call} call failed: `);

/**
 * Sends a form that is filled in and expects the call to fail: it is logged without what the visitor
 * typed, the page says just what it said before, and the button works again.
 */
export async function expectSilentFailure(page: Page, form: Locator, typed: string): Promise<void> {
  const id = await form.getAttribute('id');
  const main = page.getByRole('main');
  const before = await main.innerText();
  const logged = page.waitForEvent('console', isLogged(id ?? ''));
  await submitOf(form).click();
  expect((await logged).text()).not.toContain(typed);
  await expect(submitOf(form)).toBeEnabled();
  await expect.poll(() => main.innerText()).toBe(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
}
