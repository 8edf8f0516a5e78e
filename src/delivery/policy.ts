import { starterHash } from './starter';

/** The origins to which the forms post, as the build is configured. */
const formOrigins = () =>
  [process.env.GATSBY_FORM_ENDPOINT, process.env.GATSBY_LIST_ENDPOINT]
    .filter((endpoint) => endpoint && URL.canParse(endpoint))
    .map((endpoint) => new URL(endpoint ?? '').origin);

/**
 * What a page may load, run and post to (Content Security Policy level 3). Nothing but the site's own files
 * and the forms' endpoints; of inline scripts only the starter. Styles may stand inline: the page's style
 * sheet does, and the carousel places its slides by style attributes.
 */
export function contentSecurityPolicy(): string {
  const endpoints = [...new Set(formOrigins())];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", starterHash],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...endpoints],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
