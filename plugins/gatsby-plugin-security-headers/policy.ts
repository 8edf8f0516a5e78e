import { createHash } from 'node:crypto';

/** The origins to which the forms post, as the build is configured. */
const formOrigins = () =>
  [process.env.GATSBY_FORM_ENDPOINT, process.env.GATSBY_LIST_ENDPOINT]
    .filter((endpoint) => endpoint && URL.canParse(endpoint))
    .map((endpoint) => new URL(endpoint ?? '').origin);

/** The source expression that allows one inline script and no other (CSP level 3, section 2.3.1). */
export const sourceHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * What a page may load, run and post to (Content Security Policy level 3): the site's own files and the forms'
 * endpoints. Styles may stand inline: the page's style sheet does, and the carousel places its slides by style
 * attributes.
 *
 * @param inlineScripts source expressions for the inline scripts that may run
 */
export function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const endpoints = [...new Set(formOrigins())];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(inlineScripts)],
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

/** The policy in a page's head, as HTML. Throws where there is none: such a page is not to be published. */
export function policyOf(html: string, file: string): string {
  const [head = ''] = html.split('</head>', 1);
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(head)?.[1];
  if (!policy) throw new Error(`${file}: a page without its Content-Security-Policy`);
  return policy.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
