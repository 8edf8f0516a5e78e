import {
  buildSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  valueFromASTUntyped,
  type ConstDirectiveNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { textRules } from './directives';

/** The part of JSON Schema (draft-07) that is used for content, with custom keywords. */
export interface ContentSchema {
  type: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  description?: string;
  properties?: Record<string, ContentSchema>;
  required?: string[];
  additionalProperties?: false;
  items?: ContentSchema;
  enum?: string[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  /** The directive for the format of the text, such as `picture`. */
  format?: string;
  /** The picture must be wider than it is high. */
  landscape?: true;
  /** The build completes the field if writers leave it out. */
  optional?: true;
  /** The fields that the build computes. Writers must not set them. */
  computed?: string[];
}

/** The custom keywords of ContentSchema. */
export const ownKeywords = ['landscape', 'optional', 'computed'];

const scalars: Readonly<Record<string, ContentSchema['type']>> = {
  String: 'string',
  Date: 'string',
  File: 'string',
  Int: 'integer',
  Float: 'number',
  Boolean: 'boolean',
};

/** The numbers among the arguments of a directive, such as `{ min: 1, max: 90 }`. */
const boundsOf = ({ arguments: bounds = [] }: ConstDirectiveNode): Record<string, number> =>
  Object.fromEntries(
    bounds.map(({ name, value }) => [name.value, Number(valueFromASTUntyped(value))]),
  );

/** Gatsby's own directives, which do not constrain content. */
const gatsbyDirectives = new Set(['fileByRelativePath', 'link']);

/** What a directive adds to the schema of its field, and of each entry if it is a list, or else of the field. */
function constraintOf(
  directive: ConstDirectiveNode,
): Partial<Record<'field' | 'entry', Partial<ContentSchema>>> {
  const name = directive.name.value;
  const { exactly, min, max } = boundsOf(directive);
  if (name === 'count') return { field: { minItems: exactly ?? min, maxItems: exactly ?? max } };
  if (name === 'length') return { entry: { minLength: min, maxLength: max } };
  if (name === 'range') return { entry: { minimum: min, maximum: max } };
  if (name === 'landscape') return { entry: { landscape: true } };
  if (name === 'optional') return { field: { optional: true } };
  const rule = textRules[name];
  if (rule) return { entry: { format: name, pattern: rule.pattern } };
  if (gatsbyDirectives.has(name)) return {};
  throw new Error(`The content schema uses a directive that no check knows: @${name}.`);
}

/** The maximum length of a text whose field has no @length, in characters. */
export const longestText = 2_000;

/** Limits the length of a text, and requires words and entries: an empty field is left out, as the editor does. */
function bounded(schema: ContentSchema): ContentSchema {
  const { type, minItems = 1, minLength = 1, maxLength = longestText, pattern } = schema;
  if (type === 'array') return { ...schema, minItems };
  if (type !== 'string' || schema.enum) return schema;
  if (pattern) return { ...schema, maxLength };
  return { ...schema, minLength, maxLength, pattern: '\\S' };
}

/** The types that Gatsby defines. */
const gatsbyTypes = 'scalar Date scalar File interface Node';

/**
 * Converts GraphQL types to JSON Schemas, with nested types inlined so that editors show the description of each field.
 * A field without one gets that of an interface or its type, and each field the constraints of its interfaces.
 *
 * @param sdl the content schema, from `readSdl`
 * @returns a function that returns the JSON Schema of a type, always the same object. It throws if there is no such
 * type, or if a field has an unknown scalar or directive
 */
export function contentSchemas(sdl: string): (type: string) => ContentSchema {
  const graphql = buildSchema(`${gatsbyTypes} ${sdl}`, { assumeValid: true, assumeValidSDL: true });

  function schemaOfType(type: GraphQLOutputType): ContentSchema {
    if (isNonNullType(type)) return schemaOfType(type.ofType);
    if (isListType(type)) return { type: 'array', items: bounded(schemaOfType(type.ofType)) };
    const description = type.description ?? undefined;
    if (isObjectType(type)) return { type: 'object', description, ...propertiesOf(type) };
    if (isEnumType(type)) {
      return { type: 'string', description, enum: type.getValues().map(({ name }) => name) };
    }
    const scalar = scalars[type.name];
    if (!scalar) throw new Error(`The content schema has no scalar ${type.name}.`);
    return { type: scalar };
  }

  function propertiesOf(object: GraphQLObjectType): Partial<ContentSchema> {
    const properties: Record<string, ContentSchema> = {};
    const computed: string[] = [];
    const required: string[] = [];
    for (const { name, type, astNode, ...field } of Object.values(object.getFields())) {
      const inherited = object.getInterfaces().flatMap((each) => each.getFields()[name] ?? []);
      const directives = [...inherited.map((each) => each.astNode), astNode].flatMap(
        (node) => node?.directives ?? [],
      );
      if (directives.some((directive) => directive.name.value === 'computed')) {
        computed.push(name);
        continue;
      }
      const schema = schemaOfType(type);
      for (const { field: ofField, entry } of directives.map(constraintOf)) {
        Object.assign(schema, ofField);
        Object.assign(schema.items ?? schema, entry);
      }
      const described = [field, ...inherited, schema].find((each) => each.description);
      properties[name] = bounded({ ...schema, description: described?.description ?? undefined });
      if (isNonNullType(type) && !schema.optional) required.push(name);
    }
    return { computed, required, additionalProperties: false, properties };
  }

  const cache = new Map<string, ContentSchema>();
  return (name) => {
    const type = graphql.getType(name);
    if (!isObjectType(type)) throw new Error(`The content schema has no type ${name}.`);
    const schema = cache.get(name) ?? schemaOfType(type);
    cache.set(name, schema);
    return schema;
  };
}

/** The schema of a field; undefined if the content schema has no such field. */
export const schemaAt = (schema: ContentSchema, place: readonly (string | number)[]) =>
  place.reduce<ContentSchema | undefined>(
    (parent, step) => (typeof step === 'number' ? parent?.items : parent?.properties?.[step]),
    schema,
  );
