import { readTokens } from '../../tokens';

const names = {
  ink: '--ink',
  inkMuted: '--ink-muted',
  inkLine: '--ink-line',
  white: '--white',
  text: '--text',
  textMuted: '--text-muted',
  line: '--mist-line',
  harbour: '--harbour',
  amber: '--amber',
} as const;

/** The site's colours by the name of their part in a document, each as #rrggbb. */
export type Colours = Record<keyof typeof names, string>;

/** Reads the colours from the site's tokens, so that a document wears what the site wears. */
export async function readColours(root: string): Promise<Colours> {
  const value = await readTokens(root);
  return {
    ink: value(names.ink),
    inkMuted: value(names.inkMuted),
    inkLine: value(names.inkLine),
    white: value(names.white),
    text: value(names.text),
    textMuted: value(names.textMuted),
    line: value(names.line),
    harbour: value(names.harbour),
    amber: value(names.amber),
  };
}
