import type { CreatePagesArgs } from 'gatsby';

/**
 * Runs a GraphQL query.
 * Throws with GraphQL's messages if it fails.
 */
export async function query<Data>(
  graphql: CreatePagesArgs['graphql'],
  text: string,
): Promise<Data> {
  const { data, errors } = await graphql<Data>(text);
  if (errors || !data) throw new Error(`A GraphQL query failed: ${String(errors)}`);
  return data;
}
