import { readdirSync } from 'node:fs';
import { fromRoot } from './lib/files';
import { renderPicture } from './lib/render';
import type { Picture } from './lib/scene';
import { drawMap } from './map/map';

const modules: Record<string, Picture | readonly Picture[]>[] = await Promise.all(
  readdirSync(fromRoot('artwork/pictures')).map((file) => import(`./pictures/${file}`)),
);
const pictures = modules.flatMap(Object.values<Picture | readonly Picture[]>).flat();

type Draw = () => string | Promise<string | Buffer>;

/** The functions that draw the files, by path from the repository's root. */
export const drawings: Readonly<Record<string, Draw>> = {
  'content/pages/pictures/map.svg': drawMap,
  ...Object.fromEntries(pictures.map((picture) => [picture.file, () => renderPicture(picture)])),
};
