import { contentSchemas } from './json-schema';
import type { ContentSchema } from './json-schema';
import { subjects } from './content-types';

/** A file that editors read: its path from the project's folder, and what it holds. */
export interface EditorFile {
  path: string;
  content: unknown;
}

const draft = 'http://json-schema.org/draft-07/schema#';
const folder = '.vscode/schemas';

/** Lets an editor offer the pictograms by name. They stand in a file of their own: there are many. */
function offerPictograms(schema: ContentSchema): object {
  const { items, properties, ...rest } = schema;
  return {
    ...rest,
    ...(schema.names === 'pictogram' && { allOf: [{ $ref: './pictograms.json' }] }),
    ...(items && { items: offerPictograms(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, offerPictograms(property)]),
      ),
    }),
  };
}

/**
 * The JSON Schemas of the content files, and the settings by which VS Code finds them.
 * No editor applies a schema to the front matter of Markdown (redhat-developer/vscode-yaml, issue 207):
 * there the task "Check the content" underlines mistakes.
 *
 * @param sdl the content schema, from `readSdl`
 * @param pictograms the names that a field with @pictogram may hold
 */
export function editorFiles(sdl: string, pictograms: readonly string[]): EditorFile[] {
  const schemaOf = contentSchemas(sdl);
  const schemas = subjects.map(({ type }) => ({
    path: `${folder}/${type}.json`,
    content: { $schema: draft, title: type, ...offerPictograms(schemaOf(type)) },
  }));
  const settings = {
    'json.schemas': subjects
      .filter(({ kind }) => kind === 'json')
      .map(({ path, type }) => ({
        fileMatch: [`/content/${path}`],
        url: `./${folder}/${type}.json`,
      })),
    '[markdown]': { 'editor.wordWrap': 'on' },
  };
  return [
    ...schemas,
    {
      path: `${folder}/pictograms.json`,
      content: { $schema: draft, title: 'Pictograms', enum: pictograms },
    },
    { path: '.vscode/settings.json', content: settings },
  ];
}
