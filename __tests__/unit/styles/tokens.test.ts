import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const tokens = readFileSync(path.join(root, 'src/styles/tokens.css'), 'utf8');

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(name: string): number {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(tokens)?.[1];
  if (!hex) throw new Error(`tokens.css has no colour --${name}`);
  const channel = (at: number) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4);
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('colours carry text at 4.5:1 at least', () => {
  test.each([
    ['text', 'paper'],
    ['text', 'mist'],
    ['text', 'mist-deep'],
    ['text', 'paper-deep'],
    ['text', 'harbour-tint'],
    ['text-muted', 'paper'],
    ['text-muted', 'mist'],
    ['text-muted', 'white'],
    ['harbour', 'paper'],
    ['harbour', 'mist'],
    ['harbour', 'white'],
    ['harbour-deep', 'paper'],
    ['harbour-deep', 'mist'],
    ['white', 'harbour'],
    ['white', 'harbour-deep'],
    ['paper', 'ink'],
    ['ink-muted', 'ink'],
    ['ink-muted', 'ink-raised'],
    ['harbour-on-ink', 'ink'],
    ['error', 'paper'],
    ['error', 'mist'],
    ['error', 'error-tint'],
    ['success', 'paper'],
    ['success', 'mist'],
  ])('%s on %s', (one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('controls and their states stand out at 3:1 at least', () => {
  test.each([
    ['control-line', 'paper'],
    ['control-line', 'mist'],
    ['control-line', 'white'],
    ['harbour', 'paper'],
    ['harbour', 'mist'],
    ['amber', 'ink'],
    ['control-line', 'ink'],
  ])('%s on %s', (one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(3);
  });
});

const sources = readdirSync(path.join(root, 'src'), { recursive: true }).map((file) =>
  path.join('src', String(file)),
);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const styleSheets = sources.filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'));
const components = sources.filter((file) => /\.tsx?$/.test(file));

test('raw colours live in the tokens only', () => {
  const found = styleSheets.flatMap((file) => {
    return [...read(file).matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)].map(
      ([match]) => `${file}: ${match}`,
    );
  });
  expect(found).toEqual([]);
});

test('every token is used, and every one that is used exists', () => {
  const sheets = styleSheets.map(read);
  const all = [tokens, ...sheets].join('\n');
  const declared = new Set([...tokens.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name));
  const setElsewhere = [...sheets.join('\n').matchAll(/(--[\w-]+)\s*:/g)];
  const setByScript = [
    ...components
      .map(read)
      .join('\n')
      .matchAll(/'(--[\w-]+)'/g),
  ];
  const local = new Set([...setElsewhere, ...setByScript].map(([, name]) => name));
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...declared].filter((name) => !used.has(name))).toEqual([]);
  expect([...used].filter((name) => !declared.has(name) && !local.has(name))).toEqual([]);
});
