import { certification } from './certification';
import { clientMark } from './clients';
import { favicon, faviconIco, icon, maskableIcon } from './icons';
import { mark } from './mark';

/** The marks and icons of the brand: the functions that draw them, by path. */
export const brandFiles: Readonly<Record<string, () => Promise<string | Buffer>>> = {
  'content/brand/mark.svg': async () => mark(),
  'content/brand/certification.svg': async () => certification(),
  'content/brand/client-1.svg': () => clientMark(0),
  'content/brand/client-2.svg': () => clientMark(1),
  'content/brand/client-3.svg': () => clientMark(2),
  'static/favicon.svg': async () => favicon(),
  'static/favicon.ico': faviconIco,
  'static/apple-touch-icon.png': () => icon(180),
  'static/icon-192.png': () => icon(192),
  'static/icon-512.png': () => icon(512),
  'static/icon-maskable-512.png': () => maskableIcon(512),
};
