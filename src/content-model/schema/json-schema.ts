import { Kind, parse, valueFromASTUntyped } from 'graphql';
import type { ConstDirectiveNode, FieldDefinitionNode, TypeNode } from 'graphql';
import { derivedBy, textRules } from './directives';

/** The part of JSON Schema (draft-07) that describes content, with three keywords of our own. */
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
  /** What an editor says where the pattern does not match. */
  patternErrorMessage?: string;
  /** What the text names, so that it can be looked up: the directive's name. */
  names?: string;
  /** Fields that the build derives, each with its source: a writer must not write them. */
  derived?: Record<string, string>;
}

/** The keywords of ContentSchema that JSON Schema does not know. */
export const ownKeywords = ['patternErrorMessage', 'names', 'derived'];

const scalars: Readonly<Record<string, ContentSchema['type']>> = {
  String: 'string',
  Date: 'string',
  File: 'string',
  Int: 'integer',
  Float: 'number',
  Boolean: 'boolean',
};

/** The numbers that a directive is given, such as `{ min: 1, max: 90 }`. */
type Bounds = Partial<Record<'exactly' | 'min' | 'max', number>>;

const boundsOf = (directive: ConstDirectiveNode): Bounds =>
  Object.fromEntries(
    (directive.arguments ?? []).map(({ name, value }) => [
      name.value,
      Number(valueFromASTUntyped(value)),
    ]),
  );

/** Directives of Gatsby's own, which say nothing about what a writer writes. */
const ofGatsby = new Set(['fileByRelativePath', 'link']);

/** What a directive adds to its field's schema. */
function constraintOf(directive: ConstDirectiveNode): Partial<ContentSchema> {
  const name = directive.name.value;
  const { exactly, min, max } = boundsOf(directive);
  if (name === 'count') return { minItems: exactly ?? min, maxItems: exactly ?? max };
  if (name === 'length') return { minLength: min ?? 0, maxLength: max };
  if (name === 'range') return { minimum: min, maximum: max };
  const rule = textRules[name];
  if (rule) {
    return { names: name, pattern: rule.pattern, patternErrorMessage: `Write ${rule.form}` };
  }
  if (ofGatsby.has(name)) return {};
  throw new Error(`The content schema uses a directive that no check knows: @${name}.`);
}

/** A text has at least one letter unless its field's @length allows none. */
function filled(schema: ContentSchema): ContentSchema {
  const { type, minLength = 1, pattern } = schema;
  if (type !== 'string' || schema.enum || pattern || minLength === 0) return schema;
  return { ...schema, minLength, pattern: '\\S', patternErrorMessage: 'Write a text' };
}

/**
 * Translates the content schema: each GraphQL type that describes a file becomes one JSON Schema with its nested
 * types inlined, so that editors show the description of each field.
 *
 * @param sdl the content schema, from `readSdl`
 * @returns gives the JSON Schema of a type, by the type's name, always the same object; throws where
 * there is no such type, or where a field uses a scalar or directive that has no meaning here
 */
export function contentSchemas(sdl: string): (type: string) => ContentSchema {
  const definitions = new Map(
    parse(sdl).definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
      definition.kind === Kind.ENUM_TYPE_DEFINITION
        ? [[definition.name.value, definition] as const]
        : [],
    ),
  );

  function named(type: string): ContentSchema {
    const scalar = scalars[type];
    if (scalar) return { type: scalar };
    const definition = definitions.get(type);
    if (!definition) throw new Error(`The content schema has no type ${type}.`);
    const description = definition.description?.value.trim();
    return definition.kind === Kind.ENUM_TYPE_DEFINITION
      ? { type: 'string', description, enum: definition.values?.map(({ name }) => name.value) }
      : { type: 'object', description, ...fieldsOf(definition.fields ?? []) };
  }

  function typed(type: TypeNode): ContentSchema {
    if (type.kind === Kind.NON_NULL_TYPE) return typed(type.type);
    if (type.kind === Kind.LIST_TYPE) return { type: 'array', items: filled(typed(type.type)) };
    return named(type.name.value);
  }

  function written(field: FieldDefinitionNode): ContentSchema {
    const schema = typed(field.type);
    const constraints = (field.directives ?? []).map(constraintOf);
    const description = field.description?.value.trim() ?? schema.description;
    return filled(Object.assign({}, schema, { description }, ...constraints));
  }

  function fieldsOf(fields: readonly FieldDefinitionNode[]): Partial<ContentSchema> {
    const properties: Record<string, ContentSchema> = {};
    const derived: Record<string, string> = {};
    const required: string[] = [];
    for (const field of fields) {
      const name = field.name.value;
      const source = (field.directives ?? []).map((d) => derivedBy[d.name.value]).find(Boolean);
      if (source) derived[name] = source;
      else properties[name] = written(field);
      if (!source && field.type.kind === Kind.NON_NULL_TYPE) required.push(name);
    }
    const isAnyDerived = Object.keys(derived).length > 0;
    return {
      ...(isAnyDerived && { derived }),
      required,
      additionalProperties: false,
      properties,
    };
  }

  const translated = new Map<string, ContentSchema>();
  return (type) => {
    const schema = translated.get(type) ?? named(type);
    translated.set(type, schema);
    return schema;
  };
}
