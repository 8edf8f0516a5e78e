import { expect, type Page } from '@playwright/test';

/** The pictures that a full-page screenshot would lack. */
export const missingPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) =>
      all
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ src }) => src),
    );

/** Expects a page to load all its pictures without scrolling. */
export const expectPictures = (page: Page) =>
  expect.poll(() => missingPictures(page), { timeout: 4_000 }).toEqual([]);
