import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this site. Browsers send Origin with every POST, and a page can forge
 * neither it nor Sec-Fetch-Site. Where the browser hides the origin, it is `null`, and Sec-Fetch-Site decides
 * (https://www.w3.org/TR/fetch-metadata/). Host and X-Forwarded-Host are not trusted, since other clients can send any
 * value.
 *
 * @param siteUrl The configured origin of the site.
 */
export function isSameOrigin(
  { origin, ...headers }: IncomingHttpHeaders,
  siteUrl: string,
): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  return origin === undefined || origin === 'null'
    ? fetchSite === 'same-origin'
    : origin === siteUrl;
}
