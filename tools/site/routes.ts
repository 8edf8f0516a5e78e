import path from 'node:path';
import { readContent } from '../../src/content-model/source/read-content';
import { isPublic } from '../../src/content-model/source/publication';
import { fieldOf, textOf } from '../../src/content-model/source/content-file';
import { pagesFrom } from '../../src/content-model/pages/pages-from-files';

const today = new Date();

const { files } = readContent(path.resolve('content'), today).content;

/** Every page that the content makes, sorted by address. */
export const pages = pagesFrom(files.filter((file) => isPublic(file, today)))
  .map(({ address, content }) => {
    const seo = fieldOf(content, 'seo');
    const [title = '', description = ''] = [textOf(seo, 'title'), textOf(seo, 'description')];
    return { address, title, description };
  })
  .toSorted((a, b) => a.address.localeCompare(b.address));

/** The addresses of those pages. */
export const pageRoutes = pages.map(({ address }) => address);

/** The address of every page, and one that does not exist. */
export const routes: readonly string[] = [...pageRoutes, '/nowhere'];

/** The widths of the screenshots, in CSS pixels. */
export const widths = [390, 820, 1280, 1920] as const;
