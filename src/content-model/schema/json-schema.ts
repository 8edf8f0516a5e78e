import {
  Kind,
  parse,
  valueFromASTUntyped,
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql';
import { derivedBy, textRules } from './directives';

/** The part of JSON Schema (draft-07) that is used for content, with four custom keywords. */
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
  /** The message in VS Code if the pattern does not match. */
  patternErrorMessage?: string;
  /** The directive for the format of the text, such as `picture`. */
  names?: string;
  /** The picture has to be wider than high. */
  landscape?: true;
  /** Computed fields with their sources. Writers must not set them. */
  derived?: Record<string, string>;
}

/** The custom keywords of ContentSchema. */
export const ownKeywords = ['patternErrorMessage', 'names', 'landscape', 'derived'];

const scalars: Readonly<Record<string, ContentSchema['type']>> = {
  String: 'string',
  Date: 'string',
  File: 'string',
  Int: 'integer',
  Float: 'number',
  Boolean: 'boolean',
};

/** The arguments of a directive, such as `{ min: 1, max: 90 }`. */
type Bounds = Partial<Record<'exactly' | 'min' | 'max', number>>;

const boundsOf = (directive: ConstDirectiveNode): Bounds =>
  Object.fromEntries(
    (directive.arguments ?? []).map(({ name, value }) => [
      name.value,
      Number(valueFromASTUntyped(value)),
    ]),
  );

/** Gatsby's own directives, which do not constrain content. */
const gatsbyDirectives = new Set(['fileByRelativePath', 'link']);

/** The part of a field's schema that a directive adds. */
function constraintOf(directive: ConstDirectiveNode): Partial<ContentSchema> {
  const name = directive.name.value;
  const { exactly, min, max } = boundsOf(directive);
  if (name === 'count') return { minItems: exactly ?? min, maxItems: exactly ?? max };
  if (name === 'length') return { minLength: min ?? 0, maxLength: max };
  if (name === 'range') return { minimum: min, maximum: max };
  if (name === 'landscape') return { landscape: true };
  const rule = textRules[name];
  if (rule) {
    return { names: name, pattern: rule.pattern, patternErrorMessage: `Write ${rule.form}` };
  }
  if (gatsbyDirectives.has(name)) return {};
  throw new Error(`The content schema uses a directive that no check knows: @${name}.`);
}

/** Requires a non-blank text, unless the field's @length allows an empty one. */
function nonBlank(schema: ContentSchema): ContentSchema {
  const { type, minLength = 1, pattern } = schema;
  if (type !== 'string' || schema.enum || pattern || minLength === 0) return schema;
  return { ...schema, minLength, pattern: '\\S', patternErrorMessage: 'Write a text' };
}

/**
 * Converts GraphQL types to JSON Schemas, with nested types inlined so that editors show the description of each field. A
 * field without one has that of an interface.
 *
 * @param sdl the content schema, from `readSdl`
 * @returns a function that returns the JSON Schema of a type, always the same object. It throws if there is no such type,
 * or if a field has an unknown scalar or directive
 */
export function contentSchemas(sdl: string): (type: string) => ContentSchema {
  const document = parse(sdl);
  const definitions = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
      definition.kind === Kind.ENUM_TYPE_DEFINITION
        ? [[definition.name.value, definition] as const]
        : [],
    ),
  );
  const interfaces = document.definitions.filter(
    (definition) => definition.kind === Kind.INTERFACE_TYPE_DEFINITION,
  );

  function inheritedDescription(type: ObjectTypeDefinitionNode, name: string): string | undefined {
    const names = type.interfaces?.map((implemented) => implemented.name.value) ?? [];
    return interfaces
      .filter((candidate) => names.includes(candidate.name.value))
      .flatMap(({ fields = [] }) => fields)
      .find((field) => field.name.value === name && field.description)?.description?.value;
  }

  function schemaOfName(type: string): ContentSchema {
    const scalar = scalars[type];
    if (scalar) return { type: scalar };
    const definition = definitions.get(type);
    if (!definition) throw new Error(`The content schema has no type ${type}.`);
    const description = definition.description?.value.trim();
    return definition.kind === Kind.ENUM_TYPE_DEFINITION
      ? { type: 'string', description, enum: definition.values?.map(({ name }) => name.value) }
      : { type: 'object', description, ...propertiesOf(definition) };
  }

  function schemaOfType(type: TypeNode): ContentSchema {
    if (type.kind === Kind.NON_NULL_TYPE) return schemaOfType(type.type);
    if (type.kind === Kind.LIST_TYPE) {
      return { type: 'array', items: nonBlank(schemaOfType(type.type)) };
    }
    return schemaOfName(type.name.value);
  }

  function schemaOfField(field: FieldDefinitionNode, inherited?: string): ContentSchema {
    const schema = schemaOfType(field.type);
    const description = field.description?.value.trim() ?? inherited ?? schema.description;
    for (const constraint of (field.directives ?? []).map(constraintOf)) {
      // In a list of texts, each of them has the format.
      Object.assign(constraint.names && schema.items ? schema.items : schema, constraint);
    }
    return nonBlank({ ...schema, description });
  }

  function propertiesOf(definition: ObjectTypeDefinitionNode): Partial<ContentSchema> {
    const properties: Record<string, ContentSchema> = {};
    const derived: Record<string, string> = {};
    const required: string[] = [];
    for (const field of definition.fields ?? []) {
      const name = field.name.value;
      const source = (field.directives ?? []).map((d) => derivedBy[d.name.value]).find(Boolean);
      if (source) derived[name] = source;
      else properties[name] = schemaOfField(field, inheritedDescription(definition, name));
      if (!source && field.type.kind === Kind.NON_NULL_TYPE) required.push(name);
    }
    return {
      ...(Object.keys(derived).length > 0 && { derived }),
      required,
      additionalProperties: false,
      properties,
    };
  }

  const cache = new Map<string, ContentSchema>();
  return (type) => {
    const schema = cache.get(type) ?? schemaOfName(type);
    cache.set(type, schema);
    return schema;
  };
}
