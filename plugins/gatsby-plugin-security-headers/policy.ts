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

/** The inline scripts of a page that run. Data, such as JSON-LD, and what waits in a `<template>` do not. */
const inlineScripts = (html: string): string[] =>
  [
    ...html
      .replace(/<template.*?<\/template>/gs, '')
      .matchAll(/<script(?![^>]* src=|[^>]* type="(?!module))[^>]*>(.*?)<\/script>/gs),
  ].map(([, script = '']) => script);

// After the charset, which belongs into the first 1,024 bytes, and before anything that loads or runs.
const place =
  /^(<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/>)(<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>)?/;

/**
 * Gives a built page its policy, which allows the page's inline scripts by their hashes and no others.
 *
 * @param file the page's file, for the error
 * @throws if the page does not begin the way Gatsby's pages do: it must not be published without a policy
 */
export function withPolicy(html: string, file: string): { html: string; policy: string } {
  if (!place.test(html)) throw new Error(`${file}: no place for its Content-Security-Policy`);
  const policy = contentSecurityPolicy(inlineScripts(html).map(sourceHash));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return { html: html.replace(place, (_match, start: string) => start + meta), policy };
}
