import { contentTypes } from './content-types';
import { contentSchemas } from './json-schema';
import type { ContentSchema } from './json-schema';

const draft = 'http://json-schema.org/draft-07/schema#';

// No editor applies a schema to the front matter of Markdown (https://github.com/redhat-developer/vscode-yaml/issues/207):
// there the task "Check the content" underlines mistakes.
const jsonSubjects = contentTypes.filter(({ kind }) => kind === 'json');

/** Lets an editor offer the pictograms by name. They are in a file of their own, since there are many. */
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
 * The JSON Schemas from which editors complete and check content, by file name.
 *
 * @param sdl the content schema, from `readSdl`
 * @param pictograms the names that a field with @pictogram may hold
 */
export function editorSchemas(
  sdl: string,
  pictograms: readonly string[],
): Readonly<Record<string, object>> {
  const schemaOf = contentSchemas(sdl);
  const schemas = jsonSubjects.map(({ type }) => [
    `${type}.json`,
    { $schema: draft, title: type, ...offerPictograms(schemaOf(type)) },
  ]);
  return {
    ...Object.fromEntries(schemas),
    'pictograms.json': { $schema: draft, title: 'Pictograms', enum: pictograms },
  };
}

/**
 * VS Code's setting `json.schemas`: which schema a content file has.
 *
 * @param folder where the schemas are, from the project's folder
 */
export const schemaAssociations = (folder: string) =>
  jsonSubjects.map(({ path, type }) => ({
    fileMatch: [`/content/${path}`],
    url: `./${folder}/${type}.json`,
  }));
