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
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });

/** What React escapes in an attribute. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

const matches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text);

/** The inline scripts of a page that run, unlike data such as JSON-LD and scripts in a `<template>`. */
const inlineScripts = (html: string) =>
  matches(
    html.replace(/<template.*?<\/template>/gs, ''),
    /<script(?![^>]* src=|[^>]* type="(?!module))[^>]*>(.*?)<\/script>/gs,
  );

/** The hashes of a page's style sheets and style attributes. */
function inlineStyles(html: string): string[] {
  const sheets = matches(html, /<style[^>]*>(.*?)<\/style>/gs);
  const attributes = matches(html, / style="([^"]*)"/g).map((style) =>
    style.replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity),
  );
  return ["'unsafe-hashes'", ...[...sheets, ...attributes].map(sourceHash)];
}

// After the charset, which must be in the first 1,024 bytes, and before anything that loads or runs.
const place =
  /^(<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/>)(<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>)?/;

/**
 * Gives a built page its policy, which allows only its inline scripts and styles, by their hashes.
 *
 * @param file the page's file, for the error
 * @throws if the page does not begin as Gatsby's pages do: it must not be published without a policy
 */
export function withPolicy(
  html: string,
  file: string,
): { html: string; scripts: readonly string[] } {
  if (!place.test(html)) throw new Error(`${file}: has no place for its Content-Security-Policy`);
  const scripts = inlineScripts(html).map(sourceHash);
  const policy = contentSecurityPolicy({ scripts, styles: inlineStyles(html) });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return { html: html.replace(place, (_match, start: string) => start + meta), scripts };
}
