import { loadPicture, type LoadedPicture } from './drawing/pictures';
import type { Mistakes } from './reading/mistake';
import type { Block } from './reading/model';
import { places } from './setting/measures';

interface Where {
  /** The folder in which pictures are named. */
  folder: string;
  mistakes: Mistakes;
}

/** Reads the pictures of the text by the path that the author wrote; one that is not there is noted. */
export async function loadTextPictures(
  blocks: Block[],
  { folder, mistakes }: Where,
): Promise<Map<string, LoadedPicture>> {
  const pictures = new Map<string, LoadedPicture>();
  for (const block of blocks) {
    if (block.type !== 'picture') continue;
    const { source, line } = block;
    const loaded = await loadPicture(folder, source, { width: places.text.width });
    if (loaded) pictures.set(source, loaded);
    else mistakes.add(`there is no picture ${source}`, 'Write the path of a PNG or JPEG', line);
  }
  return pictures;
}

/** Reads the cover's picture, cropped to its place; null, and a mistake, where there is none. */
export async function loadCoverPicture(
  source: string,
  size: { width: number; height: number },
  { folder, mistakes }: Where,
): Promise<LoadedPicture | null> {
  const picture = source === '' ? null : await loadPicture(folder, source, size);
  if (!picture && source !== '') {
    mistakes.add(
      `the field picture.file names ${source}, and there is no such picture`,
      'Write the path of a PNG or JPEG, relative to this file',
    );
  }
  return picture;
}
