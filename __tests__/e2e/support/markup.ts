import type { Page } from '@playwright/test';

/** Selectors of what the HTML standard or WAI-ARIA forbids and axe does not see. */
const forbidden = [
  'address :is(h1, h2, h3, h4, h5, h6)',
  'option:empty:not([label])',
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field
  'input[type=tel][autocomplete^="tel-"]',
  ':is(img, source)[srcset*="w,"]:not([sizes])',
  '[href*=" "], [src*=" "]',
  'aside:not([aria-label], [aria-labelledby])',
  '[aria-roledescription=carousel] article',
];

/** The attributes whose value is a list of ids. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** The elements of a page that are not valid, and the references that lead nowhere. */
export const markupFaults = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([selectors, attributes]) => {
      const invalid = selectors.flatMap((selector) =>
        [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      const dangling = attributes.flatMap((attribute) =>
        [...document.querySelectorAll(`[${attribute}]`)]
          .flatMap((element) => element.getAttribute(attribute)?.split(' ') ?? [])
          .filter((id) => !document.getElementById(id))
          .map((id) => `${attribute}="${id}"`),
      );
      return [...invalid, ...dangling];
    },
    [forbidden, references] as const,
  );
