import type { Page } from '@playwright/test';

/**
 * Reads the head tags of addresses from the server's HTML, in order: `metas` by name or property, `links` by rel,
 * `graphs` of JSON-LD; each list contains every occurrence.
 */
export async function headsOf(page: Page, addresses: readonly string[]) {
  const htmls = await Promise.all(
    addresses.map(async (address) => (await page.request.get(address)).text()),
  );
  // A page without the site's policy, which forbids scripts to parse HTML.
  const parser = await page.context().newPage();
  const heads = await parser.evaluate((documents) => {
    const collect = (elements: Iterable<Element>, by: string[], value: string) => {
      const found: Record<string, string[]> = {};
      for (const element of elements) {
        const key = by.map((name) => element.getAttribute(name)).find(Boolean);
        if (key) (found[key] ??= []).push(element.getAttribute(value) ?? '');
      }
      return found;
    };
    return documents.map((html) => {
      const { documentElement, head } = new DOMParser().parseFromString(html, 'text/html');
      const texts = (selector: string) =>
        [...head.querySelectorAll(selector)].map(({ textContent }) => textContent);
      return {
        lang: documentElement.getAttribute('lang'),
        titles: texts('title'),
        metas: collect(head.querySelectorAll('meta'), ['name', 'property'], 'content'),
        links: collect(head.querySelectorAll('link'), ['rel'], 'href'),
        graphs: texts('script[type="application/ld+json"]'),
      };
    });
  }, htmls);
  await parser.close();
  return heads;
}
