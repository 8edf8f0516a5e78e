import path from 'node:path';
import type { Collection, CollectionFile, EntryCollection, Field } from '@sveltia/cms';
import { schemaOf } from '../../src/content-model/schema/schema-of';
import {
  entryTypes,
  singleFileTypes,
  type ContentType,
} from '../../src/content-model/schema/content-types';
import { slugForm } from '../../src/content-model/schema/addresses';
import { fieldsOf, labelOf, picturesOf } from './fields';

const previewPath = ({ address }: ContentType) =>
  address ? { preview_path: address.replace('*', '{{slug}}') } : {};

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

const formatOf = ({ format }: ContentType) => (format === 'json' ? 'json' : 'yaml-frontmatter');

/** The fields of a type, and the text below them. */
function fieldsWithBody(contentType: ContentType): Field[] {
  const fields = fieldsOf(schemaOf(contentType.type));
  return contentType.body === 'required' ? [...fields, body] : fields;
}

/** A type with a file for each entry. */
function entries(contentType: ContentType): EntryCollection {
  const { type, path: file, count } = contentType;
  const fields = fieldsWithBody(contentType);
  const title = fields.find(({ widget }) => widget === 'string' || widget === 'text')?.name ?? '';
  return {
    name: type,
    label: `${labelOf(type)}s`,
    label_singular: labelOf(type),
    description: schemaOf(type).description,
    folder: path.posix.join('content', path.posix.dirname(file)),
    extension: path.posix.extname(file).slice(1),
    format: formatOf(contentType),
    identifier_field: title,
    slug: {
      template: `{{${title}}}`,
      editable: true,
      hint: 'The last part of the address. If the page was published, add its earlier name to Formerly',
      pattern: [slugForm.source, 'Write lower-case letters, digits and single hyphens'],
    },
    aliases_field: false,
    limit: count?.[1],
    ...picturesOf(file),
    ...previewPath(contentType),
    fields,
  };
}

/** A type with exactly one file. */
const singleFile = (contentType: ContentType): CollectionFile => ({
  name: contentType.type,
  label: labelOf(contentType.type),
  file: path.posix.join('content', contentType.path),
  format: formatOf(contentType),
  ...picturesOf(contentType.path),
  ...previewPath(contentType),
  fields: fieldsWithBody(contentType),
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
