import type { Server } from './redirects';

/** Whether the build runs on Netlify. */
export const isOnNetlify = (): boolean => Boolean(process.env.NETLIFY);

/** Who will serve the site. */
export function serverOfBuild(): Server {
  if (isOnNetlify()) return 'Netlify';
  return process.env.CF_PAGES ? 'Cloudflare Pages' : 'host';
}
