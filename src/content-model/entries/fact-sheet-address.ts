import type { ResolverContext } from '../schema/resolver-context';

/** The path of the newest fact sheet's page (R9). */
export const newestFactSheet = '/insights/factsheet/download';

/** The path of a fact sheet's page. */
export const factSheetAddress = (slug: string) => `${newestFactSheet}/${slug}`;

/** Resolves FactSheet.navTo, the target of a card: the download page for the newest fact sheet, its own page for others. */
export async function factSheetNavTo(
  factSheet: { id: string; slug: string },
  _args: unknown,
  { nodeModel }: ResolverContext,
): Promise<string> {
  const query = { sort: { date: 'DESC' }, limit: 1 };
  const [newest] = (await nodeModel.findAll({ type: 'FactSheet', query })).entries;
  return newest?.id === factSheet.id ? newestFactSheet : factSheetAddress(factSheet.slug);
}
