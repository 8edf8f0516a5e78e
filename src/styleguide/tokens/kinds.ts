/** What a token is for, and so how it is shown. */
export type TokenKind =
  | 'colour'
  | 'font'
  | 'size'
  | 'weight'
  | 'leading'
  | 'tracking'
  | 'space'
  | 'length'
  | 'radius'
  | 'elevation'
  | 'duration'
  | 'easing'
  | 'layer'
  | 'other';

/** Kinds that share their values' shape with another one: the name's first word tells them apart. */
const families: readonly TokenKind[] = [
  'font',
  'size',
  'weight',
  'leading',
  'tracking',
  'space',
  'radius',
  'layer',
];

/** The property that takes a value of the kind and no other kind's. */
const properties: readonly [property: string, kind: TokenKind][] = [
  ['color', 'colour'],
  ['transition-duration', 'duration'],
  ['transition-timing-function', 'easing'],
  ['width', 'length'],
  ['box-shadow', 'elevation'],
];

/** The kind of a token; a token that is like none of them is still shown, as 'other'. */
export function kindOf(name: string, value: string): TokenKind {
  const family = name.slice(2).split('-')[0];
  const named = families.find((kind) => kind === family);
  if (named) return named;
  return properties.find(([property]) => CSS.supports(property, value))?.[1] ?? 'other';
}
