import { Parser } from 'htmlparser2';
import { contentSecurityPolicy, sourceHash } from './policy';

interface Part {
  name: string;
  attributes: Record<string, string>;
  text: string;
  /** The place in the page, before its first and after its last character. */
  start: number;
  end: number;
}

/** The elements of a page in the order of their ends, without those in a `<template>`. */
function partsOf(html: string): Part[] {
  const parts: Part[] = [];
  const open: Part[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) =>
      open.push({ name, attributes, text: '', start: parser.startIndex, end: 0 }),
    ontext(text) {
      const last = open.at(-1);
      if (last) last.text += text;
    },
    onclosetag() {
      const part = open.pop();
      if (!part || open.some(({ name }) => name === 'template')) return;
      parts.push({ ...part, end: parser.endIndex + 1 });
    },
  });
  parser.end(html);
  return parts;
}

/** Whether a script runs, unlike data such as JSON-LD. */
const runs = ({ type = 'module' }: Record<string, string>) => type === 'module';

/**
 * Finishes a built page: links the style sheet of a long page after its first view, where browsers wait for it
 * (src/components/BelowFold/BelowFold.tsx), and gives the page its policy, which allows only its inline scripts and
 * styles, by their hashes. A page of an earlier build, which is already finished, gets a new policy.
 *
 * @param file the page's file, for the error
 * @returns the page, and the hashes of its scripts
 * @throws if the page does not begin as Gatsby's pages do: it must not be published without a policy
 */
export function finishPage(
  html: string,
  file: string,
): { html: string; scripts: readonly string[] } {
  const parts = partsOf(html);
  const byName = (name: string) => parts.filter((part) => part.name === name);
  const place = parts.find(({ attributes }) => 'data-styles' in attributes);
  const below =
    place &&
    byName('style').find(({ attributes }) => attributes['data-href']?.startsWith('/component---'));
  const styles = byName('style').filter((style) => style !== below);
  const inline = byName('script').filter(({ attributes }) => !attributes.src && runs(attributes));
  const scripts = inline.map(({ text }) => sourceHash(text));
  const attributes = parts.flatMap(({ attributes: { style } }) => style ?? []);
  const policy = contentSecurityPolicy({
    scripts,
    styles: [
      "'unsafe-hashes'",
      ...[...styles.map(({ text }) => text), ...attributes].map(sourceHash),
    ],
  });

  // The charset must be in the first 1,024 bytes, and the policy before anything that loads or runs.
  const [charset, next] = byName('meta');
  if (!charset || !('charset' in charset.attributes)) {
    throw new Error(`${file}: has no place for its Content-Security-Policy`);
  }
  const isFinished = next?.attributes['http-equiv'] === 'Content-Security-Policy';
  const changes = [
    {
      start: charset.end,
      end: isFinished ? next.end : charset.end,
      text: `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    },
    ...(place && below
      ? [
          { ...below, text: '' },
          {
            start: place.end - '</div>'.length,
            end: place.end - '</div>'.length,
            text: `<link rel="stylesheet" href="${below.attributes['data-href']}" fetchpriority="low"/>`,
          },
        ]
      : []),
  ];
  // The last first, so that the other places stay.
  const finished = changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((page, { start, end, text }) => page.slice(0, start) + text + page.slice(end), html);
  return { html: finished, scripts };
}
