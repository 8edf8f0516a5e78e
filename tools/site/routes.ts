import path from 'node:path';
import { readContent } from '../../src/content-model/checks/site-content';
import {
  fieldOf,
  textOf,
  type ContentFile,
} from '../../src/content-model/checks/source/content-file';
import { isPublished } from '../../src/content-model/entries/publication';
import { addressOf } from '../../src/content-model/schema/content-types';

/** A page of the published site and what its writer says about it. */
interface Page {
  address: string;
  title: string;
  description: string;
}

const today = new Date();

const dateOf = ({ data }: ContentFile) => textOf(data, 'date') ?? '';

const { files } = readContent(path.resolve('content'), today).content;

const published = files
  .filter(
    ({ contentType, data }) => contentType.kind === 'json' || isPublished(Object(data), today),
  )
  .toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));

/** The address at which a file's page is found: the newest fact sheet has another than the rest. */
function publicAddress(file: ContentFile): string | undefined {
  const { contentType, relativePath } = file;
  const isNewest = file === published.find((other) => other.contentType === contentType);
  return isNewest && contentType.newest ? contentType.newest : addressOf(contentType, relativePath);
}

function pageOf(address: string, content: unknown): Page {
  const seo = fieldOf(content, 'seo');
  return {
    address,
    title: textOf(seo, 'title') ?? '',
    description: textOf(seo, 'description') ?? '',
  };
}

function pagesOf(file: ContentFile): Page[] {
  const address = publicAddress(file);
  if (address) return [pageOf(address, file.data)];
  const lists = file.contentType.type === 'InsightsPage' ? fieldOf(file.data, 'lists') : [];
  return (Array.isArray(lists) ? lists : []).map((list: unknown) =>
    pageOf(`/insights/${textOf(list, 'type')}`, list),
  );
}

/** Every page of its own that the content makes (R5 to R11), in alphabetical order of the addresses. */
export const pages = published
  .flatMap(pagesOf)
  .toSorted((a, b) => a.address.localeCompare(b.address));

/** The addresses of those pages. */
export const pageRoutes = pages.map(({ address }) => address);

/** Every address that shows a page of its own, and one that does not exist. */
export const routes: readonly string[] = [...pageRoutes, '/nowhere'];

/** The widths at which pages are looked at, in CSS pixels. */
export const widths = [390, 820, 1280, 1920] as const;
