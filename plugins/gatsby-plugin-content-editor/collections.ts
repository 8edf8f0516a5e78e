import path from 'node:path';
import type { Collection, CollectionFile, EntryCollection, Field } from '@sveltia/cms';
import {
  entryTypes,
  singleFileTypes,
  type ContentType,
} from '../../src/content-model/schema/content-types';
import { schemaOf } from '../../src/content-model/schema/schema-of';
import { slugForm } from '../../src/content-model/schema/slug';
import { fieldsOf, labelOf } from './fields';

const { dirname, extname, join } = path.posix;

/** The text below the front matter. */
const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  // The text opens in the first mode, as it is written. The other one rewrites it, without escapes and alignments.
  modes: ['raw', 'rich_text'],
  hint: 'The text, in Markdown. Headings start at level 2',
  linked_images: false,
};

/** What collections and single files have in common. Pictures are in a folder beside the file. */
function commonOf({ type, path: file, format, address, ...contentType }: ContentType) {
  const pictures = dirname(file) === '.' ? 'brand' : 'pictures';
  const fields = fieldsOf(schemaOf(type));
  return {
    name: type,
    format: format === 'json' ? ('json' as const) : ('yaml-frontmatter' as const),
    media_folder: join('/content', dirname(file), pictures),
    public_folder: `./${pictures}`,
    ...(address && { preview_path: address.replace('*', '{{slug}}') }),
    fields: contentType.body === 'required' ? [...fields, body] : fields,
  };
}

/** The list of entries that can be drafts. */
const list: Partial<EntryCollection> = {
  summary: "{{heading}} – {{date}}{{draft | ternary(' – draft', '')}}",
  sortable_fields: {
    fields: ['date', 'heading'],
    default: { field: 'date', direction: 'descending' },
  },
  view_filters: [
    { label: 'Drafts', field: 'draft', eq: true },
    { label: 'Days to come', field: 'date', gt: '{{today}}' },
  ],
};

/** A type with a file for each entry. */
function entries(contentType: ContentType): EntryCollection {
  const { type, path: file, count } = contentType;
  const common = commonOf(contentType);
  const isText = ({ widget = '' }: Field) => ['string', 'text'].includes(widget);
  return {
    ...common,
    ...(common.fields.some(({ name }) => name === 'draft') && list),
    label: `${labelOf(type)}s`,
    label_singular: labelOf(type),
    folder: join('content', dirname(file)),
    extension: extname(file).slice(1),
    identifier_field: common.fields.find(isText)?.name,
    slug: {
      editable: true,
      hint: 'The last part of the address. If the page was published, add its earlier name to Formerly',
      pattern: [slugForm.source, 'Write lower-case letters, digits and single hyphens'],
    },
    aliases_field: false,
    limit: count?.[1],
  };
}

/** A type with exactly one file. */
const singleFile = (contentType: ContentType): CollectionFile => ({
  ...commonOf(contentType),
  label: labelOf(contentType.type),
  file: join('content', contentType.path),
});

const isPage = ({ path: file }: ContentType) => file.startsWith('pages/');

/** The editor's collections: every type of content, derived from the content schema. */
export const collections = (): Collection[] => [
  ...entryTypes.map(entries),
  { name: 'pages', label: 'Pages', files: singleFileTypes.filter(isPage).map(singleFile) },
  {
    name: 'settings',
    label: 'Shared texts and settings',
    files: singleFileTypes.filter((type) => !isPage(type)).map(singleFile),
  },
];
