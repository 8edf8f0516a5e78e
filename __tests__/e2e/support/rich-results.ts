import type { Thing } from '@adobe/structured-data-validator';

/**
 * Checks JSON-LD against what Google asks of rich results, with Adobe's validator.
 *
 * @returns a line for each error and warning
 */
export async function richResultFaults(graphs: readonly string[]): Promise<string[]> {
  const { default: Validator } = await import('@adobe/structured-data-validator');
  const things = graphs.flatMap((json) => (JSON.parse(json) as { '@graph': Thing[] })['@graph']);
  const jsonld: Record<string, Thing[]> = {};
  for (const thing of things) (jsonld[thing['@type']] ??= []).push(thing);
  const issues = await new Validator().validate({ jsonld });
  return issues.map((issue) => `${issue.severity} ${issue.rootType}: ${issue.issueMessage}`);
}
