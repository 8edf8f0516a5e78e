import type { IncomingHttpHeaders } from 'node:http';

function first(value: string | string[] | undefined): string | undefined {
  return [value].flat()[0]?.split(',')[0]?.trim().toLowerCase();
}

/**
 * Whether a request comes from a page of this site. Browsers send Origin with every POST, and a page can forge
 * neither it nor Sec-Fetch-Site nor the host headers. The scheme is not compared: behind a proxy that terminates
 * TLS the function sees http.
 *
 * @param siteUrl The configured origin, which also passes, for proxies that rewrite Host.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string | undefined): boolean {
  const fetchSite = first(headers['sec-fetch-site']);
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;

  const { origin } = headers;
  if (origin === undefined) return fetchSite === 'same-origin';
  if (!URL.canParse(origin)) return false;

  const { host } = new URL(origin);
  const site = siteUrl !== undefined && URL.canParse(siteUrl) ? new URL(siteUrl).host : undefined;
  return (
    host !== '' && [first(headers.host), first(headers['x-forwarded-host']), site].includes(host)
  );
}
