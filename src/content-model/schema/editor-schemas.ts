import { contentTypes } from './content-types';
import { contentSchemas, type ContentSchema } from './json-schema';

const draft = 'http://json-schema.org/draft-07/schema#';

// JSON only: editors do not support schemas for front matter (https://github.com/redhat-developer/vscode-yaml/issues/207).
// VS Code's task "Check the content" underlines mistakes there.
const jsonTypes = contentTypes.filter(({ kind }) => kind === 'json');

/** Adds references to the list of pictograms, so that editors can complete their names. */
function withPictograms(schema: ContentSchema): object {
  const { items, properties, ...rest } = schema;
  return {
    ...rest,
    ...(schema.names === 'pictogram' && { allOf: [{ $ref: './pictograms.json' }] }),
    ...(items && { items: withPictograms(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, withPictograms(property)]),
      ),
    }),
  };
}

/**
 * The JSON Schemas for editors, by file name.
 *
 * @param sdl the content schema, from `readSdl`
 * @param pictograms the names of all pictograms
 */
export function editorSchemas(
  sdl: string,
  pictograms: readonly string[],
): Readonly<Record<string, object>> {
  const schemaOf = contentSchemas(sdl);
  const schemas = jsonTypes.map(({ type }) => [
    `${type}.json`,
    { $schema: draft, title: type, ...withPictograms(schemaOf(type)) },
  ]);
  return {
    ...Object.fromEntries(schemas),
    'pictograms.json': { $schema: draft, title: 'Pictograms', enum: pictograms },
  };
}

/**
 * VS Code's setting `json.schemas`.
 *
 * @param folder the path of the schemas' folder
 */
export const schemaAssociations = (folder: string) =>
  jsonTypes.map(({ path, type }) => ({
    fileMatch: [`/content/${path}`],
    url: `./${folder}/${type}.json`,
  }));
