/** The address of the newest fact sheet's page (R9). */
export const newestFactSheet = '/insights/factsheet/download';

/** The address of any fact sheet's page, by its file's name. */
export const factSheetAddress = (slug: string) => `${newestFactSheet}/${slug}`;

interface Context {
  nodeModel: {
    findAll: (query: object) => Promise<{ entries: Iterable<{ id: string }> }>;
  };
}

/**
 * Resolves FactSheet.navTo, the target of a card: the download page for the newest fact sheet, an address of its own
 * for each other.
 */
export async function factSheetNavTo(
  factSheet: { id: string; slug: string },
  _args: unknown,
  { nodeModel }: Context,
): Promise<string> {
  const query = { sort: { date: 'DESC' }, limit: 1 };
  const [newest] = (await nodeModel.findAll({ type: 'FactSheet', query })).entries;
  return newest?.id === factSheet.id ? newestFactSheet : factSheetAddress(factSheet.slug);
}
