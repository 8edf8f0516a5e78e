import { slugForm } from './slug';

/** The form of a page's address. Hosts treat `*` and `:` as patterns. */
const pathForm = '^(/[a-z0-9-]+)+$';

/**
 * Directives for the format of a text: a regular expression, and words that complete "is not …" and "Write …".
 * `src/content-model/rules` checks whether the page, picture or day exists.
 */
export const textRules: Readonly<Record<string, { pattern: string; form: string }>> = {
  address: {
    pattern: '^(/|/[^/\\\\\\s]\\S*|https?://[^\\s/]+\\S*)$',
    form: 'a page of this site or an address that starts with https://',
  },
  url: {
    pattern: '^https://[^\\s/]+(/[^\\s/]+)*$',
    form: 'an address that starts with https:// and has no trailing slash',
  },
  email: {
    pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$',
    form: 'an email address',
  },
  phone: {
    pattern: '^\\+\\d[\\d ]{5,20}\\d$',
    form: 'a telephone number in international form',
  },
  day: {
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    form: 'a day written as year-month-day',
  },
  picture: {
    pattern: '^(\\.{1,2}/)*[^/].*\\.(png|jpe?g|webp)$',
    form: 'the path of a PNG, JPEG or WebP, ending in .png, .jpg, .jpeg or .webp',
  },
  svg: {
    pattern: '^(\\.{1,2}/)*[^/].*\\.svg$',
    form: 'the path of an SVG, ending in .svg',
  },
  mark: {
    pattern: '^(\\.{1,2}/)*[^/].*\\.(svg|png)$',
    form: 'the path of an SVG or a PNG, ending in .svg or .png',
  },
  pictogram: { pattern: '^[a-z0-9]+(-{1,2}[a-z0-9]+)*$', form: 'the name of a pictogram' },
  service: { pattern: '\\S', form: 'one of the services' },
  process: { pattern: '\\S', form: 'one of the processes' },
  supplier: { pattern: '\\S', form: 'one of the suppliers' },
  category: { pattern: '\\S', form: 'one of the categories of insights.json' },
  slug: {
    pattern: `${slugForm.source}|${pathForm}`,
    form: 'the last part of an address, such as my-post, or a whole one, such as /legal',
  },
  path: {
    pattern: '^(/[\\w.~%-]+)+(/[*])?$',
    form: 'the address of a page, from its first slash to its end',
  },
};
