import { certification } from './certification';
import { clientMarks } from './clients';
import { favicon, faviconIco, icon, maskableIcon } from './icons';
import { mark } from './mark';

/** A file of the brand, from the repository's root, and what is in it. */
export interface BrandFile {
  readonly file: string;
  readonly make: () => string | Promise<string | Buffer>;
}

const client = (number: number): BrandFile => ({
  file: `content/brand/client-${number}.svg`,
  make: async () => (await clientMarks())[number - 1] ?? '',
});

/** Every drawing and icon of the brand. */
export const brand: readonly BrandFile[] = [
  { file: 'content/brand/mark.svg', make: mark },
  { file: 'content/brand/certification.svg', make: certification },
  client(1),
  client(2),
  client(3),
  { file: 'static/favicon.svg', make: favicon },
  { file: 'static/favicon.ico', make: faviconIco },
  { file: 'static/apple-touch-icon.png', make: () => icon(180, 0) },
  { file: 'static/icon-192.png', make: () => icon(192, 0) },
  { file: 'static/icon-512.png', make: () => icon(512, 0) },
  { file: 'static/icon-maskable-512.png', make: () => maskableIcon(512) },
];
