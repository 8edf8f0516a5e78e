import { hash } from 'node:crypto';

/** The origins to which the forms post in this build. */
const formOrigins = () =>
  [
    process.env.GATSBY_FORM_ENDPOINT,
    process.env.GATSBY_LIST_ENDPOINT,
    process.env.GATSBY_FACT_SHEET_ENDPOINT,
  ]
    .filter((endpoint) => endpoint && URL.canParse(endpoint))
    .map((endpoint) => new URL(endpoint ?? '').origin);

/** The source expression for one inline script or style (CSP level 3, section 2.3.1). */
export const sourceHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** A policy as the value of a header or `<meta>`, from its directives and their sources. */
export const formatPolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');

/**
 * What a page may load, run and post to (Content Security Policy level 3): the site's own files and the forms'
 * endpoints. Scripts cannot turn a string into HTML or a script, except by the policy in src/helpers/trustedHtml.ts.
 *
 * @param inline source expressions for what a page has inline
 */
export const contentSecurityPolicy = (
  inline: Readonly<Record<'scripts' | 'styles', readonly string[]>>,
): string =>
  formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...formOrigins()],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
