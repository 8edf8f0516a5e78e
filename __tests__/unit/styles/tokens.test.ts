import axe from 'axe-core';
import { readdirSync, readFileSync } from 'node:fs';
import { media } from '../../../src/styles/media';

const read = (file: string) => readFileSync(`src/${file}`, 'utf8');
const tokens = read('styles/palette.css') + read('styles/tokens.css');

const { Color, getContrast } = Object(axe).commons.color;

/** The colour of a token, which may be another token. */
function colourOf(name: string): unknown {
  const value = new RegExp(`--${name}: (?:var\\(--([\\w-]+)\\)|(#[0-9a-f]{6}));`).exec(tokens);
  const [, other, hex] = value ?? [];
  if (other) return colourOf(other);
  if (!hex) throw new Error(`There is no colour --${name}`);
  const colour = new Color();
  colour.parseString(hex);
  return colour;
}

const onPages = ['surface', 'surface-soft', 'surface-warm'];

/** Foregrounds and backgrounds, by their minimum contrast. */
const least: Record<string, Record<string, readonly string[]>> = {
  4.5: {
    text: [...onPages, 'surface-tint', 'highlight', 'alert'],
    'text-muted': [...onPages, 'surface-raised'],
    link: [...onPages, 'surface-raised'],
    'link-hover': ['surface', 'surface-soft'],
    'action-text': ['action', 'action-hover'],
    'text-inverse': ['surface-inverse'],
    'text-muted-inverse': ['surface-inverse', 'surface-inverse-raised'],
    'accent-inverse': ['surface-inverse'],
    error: ['surface', 'surface-soft', 'error-soft'],
    success: ['surface', 'surface-soft'],
  },
  3: {
    'line-control': ['surface', 'surface-soft', 'surface-raised', 'surface-inverse'],
    focus: onPages,
    highlight: ['surface-inverse'],
    alert: ['surface', 'surface-soft', 'surface-inverse'],
  },
};

const pairs = Object.entries(least).flatMap(([ratio, colours]) =>
  Object.entries(colours).flatMap(([one, others]) =>
    others.map((other) => [one, other, Number(ratio)] as const),
  ),
);

test.each(pairs)('%s on %s has a contrast of at least %d:1', (one, other, ratio) => {
  expect(getContrast(colourOf(one), colourOf(other))).toBeGreaterThanOrEqual(ratio);
});

test('every token is used', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const all = sheets.map(read).join('\n');
  const declared = [...tokens.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name = '']) => name);
  expect(declared.filter((name) => !all.includes(`var(${name})`))).toEqual([]);
});

test.each(Object.entries(media))('%s is the same in scripts and style sheets', (key, query) => {
  const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(read('styles/media.css')).toContain(`@custom-media --${name} ${query};`);
});
