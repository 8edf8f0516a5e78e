import type { CreatePagesArgs } from 'gatsby';

/**
 * Runs a query of the data layer.
 * Throws with GraphQL's own words where the query fails.
 */
export async function query<Data>(
  graphql: CreatePagesArgs['graphql'],
  text: string,
): Promise<Data> {
  const { data, errors } = await graphql<Data>(text);
  if (errors || !data) throw new Error(`A query of the data layer failed: ${String(errors)}`);
  return data;
}
