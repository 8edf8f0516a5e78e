/**
 * The site's only Trusted Types policy (docs/decisions/0045-trusted-types.md). Browsers refuse a string as HTML or as a
 * script's URL unless it accepts it.
 */
interface TrustedTypes {
  createPolicy: (
    name: 'default',
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ) => unknown;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

const known = new Set<string>();

globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (known.has(html) ? html : null),
  // Chunks, which webpack loads.
  createScriptURL: (url) => (/^\/[\w.-]+\.js$/.test(url) ? url : null),
});

/** The props of an element with HTML that the build has made or sanitised (src/content-model/nodes/safe-html.ts). */
export const htmlProps = (html: string) => ({
  dangerouslySetInnerHTML: { __html: trustHtml(html) },
});

/** Accepts and returns HTML that the build has made or sanitised. Never pass text from a visitor or a URL. */
export function trustHtml(html: string): string {
  if (globalThis.trustedTypes) known.add(html);
  return html;
}
