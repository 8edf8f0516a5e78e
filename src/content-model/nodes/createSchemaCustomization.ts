import type { GatsbyNode } from 'gatsby';
import { textRules } from '../schema/directives';
import { readSdl } from '../schema/schema-of';
import { computedFields, computedTypes } from './computed-fields';

/** Directives for the content checks with their arguments. */
const bounds = {
  count: { exactly: 'Int', min: 'Int', max: 'Int' },
  length: { min: 'Int', max: 'Int' },
  range: { min: 'Float', max: 'Float' },
} as const;

/**
 * Defines the content schema and its directives.
 * https://www.gatsbyjs.com/docs/reference/graphql-data-layer/schema-customization
 */
export const createSchemaCustomization: NonNullable<GatsbyNode['createSchemaCustomization']> = ({
  actions,
}) => {
  for (const [name, args] of Object.entries(bounds)) {
    actions.createFieldExtension({ name, args, extend: () => ({}) });
  }
  for (const name of ['landscape', 'optional', 'computed', ...Object.keys(textRules)]) {
    actions.createFieldExtension({ name, extend: () => ({}) });
  }
  actions.createTypes([readSdl(), computedTypes]);
};

export const createResolvers: NonNullable<GatsbyNode['createResolvers']> = ({ createResolvers }) =>
  createResolvers(computedFields);
