import { setTimeout } from 'node:timers/promises';
import { addressOfPost, slugsOfPosts } from '../../site/posts';

const pages = ['/home', '/insights/blog', '/contact', addressOfPost(slugsOfPosts()[0])];

/** Milliseconds between two pages, so that the build has both processors. */
const pause = 100;

/**
 * Starts a visitor who loads pages of a site, with their scripts, styles and data, again and again.
 *
 * @returns a function that stops the visits, and returns the number of answers and what was broken
 */
export function startVisitor(url: string) {
  const broken: string[] = [];
  let answers = 0;
  let isStopped = false;

  async function load(address: string, end: RegExp): Promise<string> {
    answers += 1;
    try {
      const response = await fetch(url + address);
      const text = await response.text();
      if (response.ok && end.test(text)) return text;
      broken.push(`${address}: ${response.status}, ${text.length} characters`);
    } catch (reason) {
      broken.push(`${address}: ${String(reason)}`);
    }
    return '';
  }

  async function visit(): Promise<void> {
    while (!isStopped) {
      for (const page of pages) {
        const html = await load(page, /<\/html>\s*$/);
        await load(`/page-data${page}/page-data.json`, /\}\s*$/);
        const assets = [...html.matchAll(/(?:src|href)="(\/[^"/]+\.(?:js|css))"/g)];
        for (const [, asset = ''] of assets) await load(asset, /./);
        await setTimeout(pause);
      }
    }
  }

  const visiting = visit();
  return async () => {
    isStopped = true;
    await visiting;
    return { answers, broken };
  };
}
