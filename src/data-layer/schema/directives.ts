/** What a text must look like, for the checks and for editors. */
interface TextRule {
  /** The regular expression that the text must match. */
  readonly pattern: string;
  /** Completes "must be …". */
  readonly mustBe: string;
}

/**
 * Directives that give a text its form. That the page, picture or day exists is checked apart
 * (`src/data-layer/validation/checks`).
 */
export const textRules: Readonly<Record<string, TextRule>> = {
  address: {
    pattern: '^(/|/[^/\\s]\\S*|https://[^\\s/]+\\S*)$',
    mustBe: 'a page of this site, such as /contact, or an address that starts with https://',
  },
  url: {
    pattern: '^https?://[^\\s/]+(/[^\\s/]+)*$',
    mustBe: 'an address that starts with https:// and has no slash at its end',
  },
  email: {
    pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$',
    mustBe: 'an e-mail address, such as name@company.example',
  },
  phone: {
    pattern: '^\\+\\d[\\d ]{5,20}\\d$',
    mustBe: 'a telephone number in international form, such as +44 20 7946 0000',
  },
  day: {
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    mustBe: 'a day written as year-month-day, such as 2024-11-12',
  },
  picture: {
    pattern: '^(\\.{0,2}/)?[^/].*\\.(png|jpe?g)$',
    mustBe: 'the path of a PNG or JPEG, such as ./pictures/home.png',
  },
  svg: {
    pattern: '^(\\.{0,2}/)?[^/].*\\.svg$',
    mustBe: 'the path of an SVG, such as ./brand/mark.svg',
  },
  pictogram: { pattern: '^[a-z0-9]+(-{1,2}[a-z0-9]+)*$', mustBe: 'the name of a pictogram' },
  category: { pattern: '\\S', mustBe: 'one of the categories of insights.json' },
};

/** Directives of which the build derives a field's value: a writer must not write the field. */
export const derivedBy: Readonly<Record<string, string>> = {
  fileName: "the file's name",
  given: "the file's name and folder",
};
