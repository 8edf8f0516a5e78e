import type { Page } from '@playwright/test';

/** The tags of a page's head as they stand in its HTML; each list holds every occurrence. */
export interface Head {
  lang: string | null;
  titles: string[];
  /** By `name` or `property`. */
  metas: Record<string, string[]>;
  /** By `rel`. */
  links: Record<string, string[]>;
  /** The JSON-LD of each script. */
  graphs: string[];
}

/** Reads the heads of addresses from the HTML that the server answers, in their order. */
export async function headsOf(page: Page, addresses: readonly string[]): Promise<Head[]> {
  // A page of the site, so that its addresses can be fetched.
  if (page.url() === 'about:blank') await page.goto('/home');
  return page.evaluate((paths) => {
    const collect = (elements: Iterable<Element>, by: string[], value: string) => {
      const found: Record<string, string[]> = {};
      for (const element of elements) {
        const key = by.map((name) => element.getAttribute(name)).find(Boolean);
        if (key) (found[key] ??= []).push(element.getAttribute(value) ?? '');
      }
      return found;
    };
    // Not with DOMParser, to which Trusted Types allow no string.
    const fetchDocument = (path: string) =>
      new Promise<Document>((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('GET', path);
        request.responseType = 'document';
        request.onloadend = () => (request.responseXML ? resolve(request.responseXML) : reject());
        request.send();
      });
    return Promise.all(
      paths.map(async (path) => {
        const { documentElement, head } = await fetchDocument(path);
        const texts = (selector: string) =>
          [...head.querySelectorAll(selector)].map(({ textContent }) => textContent);
        return {
          lang: documentElement.getAttribute('lang'),
          titles: texts('title'),
          metas: collect(head.querySelectorAll('meta'), ['name', 'property'], 'content'),
          links: collect(head.querySelectorAll('link'), ['rel'], 'href'),
          graphs: texts('script[type="application/ld+json"]'),
        };
      }),
    );
  }, addresses);
}
