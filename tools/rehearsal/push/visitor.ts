const pages = ['/home', '/insights/blog', '/contact', '/insights/blog/content/blog1'];

/** A visitor who loads pages, with their scripts, styles and data, again and again. */
export interface Visitor {
  /** Stops; returns the number of answers and what was broken. */
  stop: () => Promise<{ answers: number; broken: readonly string[] }>;
}

/** Starts a visitor of the site at `url`. */
export function startVisitor(url: string): Visitor {
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
      }
    }
  }

  const visiting = visit();
  return {
    stop: async () => {
      isStopped = true;
      await visiting;
      return { answers, broken };
    },
  };
}
