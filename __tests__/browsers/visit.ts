import type { Tab } from './tab';

/** Waits until the address bar shows a path of the site, its query included. */
export const arrive = (tab: Tab, path: string) =>
  tab.until((wanted) => location.pathname + location.search === wanted, path);

/** Waits until these words stand in sight within the first such part of the page. */
export const read = (tab: Tab, part: string, words: string) =>
  tab.until((asked) => {
    const [selector = '', text = ''] = asked.split('|');
    const element = document.querySelector<HTMLElement>(selector);
    return element !== null && element.innerText.replace(/\s+/g, ' ').includes(text);
  }, `${part}|${words}`);

/** To be asked in a page: whether it is scrolled to its end. */
export const isAtEnd = () =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

/** Reads on until the page ends, and waits until everything held back until it is near has come. */
export async function readToTheEnd(tab: Tab): Promise<void> {
  await tab.readOn();
  await tab.until(() => !document.querySelector('[data-waiting]'));
}
