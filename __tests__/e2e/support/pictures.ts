import { expect, type Page } from '@playwright/test';

/** The pictures of a page that a picture of the whole page would lack. */
export const missingPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) =>
      all
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ src }) => src),
    );

/** Expects a page to get all its pictures, those that nobody has scrolled to included. */
export const expectPictures = (page: Page) =>
  expect.poll(() => missingPictures(page), { timeout: 4_000 }).toEqual([]);
