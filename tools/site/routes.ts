import path from 'node:path';
import { readContent } from '../../src/content-model/source/read-content';
import { isPublic } from '../../src/content-model/source/publication';
import { fieldOf, textOf } from '../../src/content-model/source/content-file';
import { withDefaults } from '../../src/content-model/source/defaults';
import { pages as pagesOf } from '../../src/content-model/pages/pages';

const today = new Date();

const sources = readContent(path.resolve('content'), today)
  .content.files.filter((file) => isPublic(file, today))
  .map(({ relativePath, data, contentType, body }) => ({
    relativePath,
    data: withDefaults(Object(data), contentType, body),
  }));

/** Every page that search engines may show, with the first page of each list, sorted by address. */
export const pages = pagesOf(sources)
  .filter(({ canonical, list }) => !canonical && (list?.page ?? 1) === 1)
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
