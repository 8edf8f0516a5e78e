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
 * The field FactSheet.navTo, where a card leads: the newest one to the download page, each other one to
 * an address of its own, so that every fact sheet can be had.
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
