import { isRecord } from './content-file';
import type { ContentSchema } from '../schema/json-schema';

/**
 * The fields of a MarkdownRemark node. gatsby-transformer-remark adds an empty title, and turns a day into a time.
 *
 * @param frontmatter the node's `frontmatter`
 * @param schema the schema of the file's content type
 */
export function fieldsOfRemark(
  frontmatter: unknown,
  { properties = {} }: ContentSchema,
): Record<string, unknown> {
  if (!isRecord(frontmatter)) return {};
  return Object.fromEntries(
    Object.entries(frontmatter)
      .filter(([name]) => name !== 'title')
      .map(([name, value]) => {
        const isDay = properties[name]?.format === 'day' && typeof value === 'string';
        return [name, isDay ? value.slice(0, 10) : value];
      }),
  );
}
