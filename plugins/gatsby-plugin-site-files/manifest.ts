import type { ColourOf } from '../../src/content-model/palette';

type Brand = Pick<Queries.Brand, 'name' | 'description'>;

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest (https://www.w3.org/TR/appmanifest/): the name and icons of a shortcut to the site. */
export function manifest({ name, description }: Brand, colourOf: ColourOf): string {
  const paper = colourOf('--paper');
  const content = {
    id: '/',
    name,
    short_name: name,
    description,
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/home',
    scope: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
