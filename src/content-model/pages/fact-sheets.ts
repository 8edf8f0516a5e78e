import type { Actions } from 'gatsby';
import { factSheetAddress, newestFactSheet } from '../entries/fact-sheet-address';
import type { PageEntries } from './entries';
import { template } from './template';

/**
 * Creates the page of each fact sheet, and the download page for the newest one (R9). The newest one's own page has the
 * download page as its canonical page.
 */
export function createFactSheetPages(
  { factSheets }: PageEntries,
  { createPage }: Pick<Actions, 'createPage'>,
): void {
  const component = template('fact-sheet');
  for (const [index, { id, slug }] of factSheets.entries()) {
    const isNewest = index === 0;
    if (isNewest)
      createPage({ path: newestFactSheet, component, context: { id, canonical: null } });
    const canonical = isNewest ? newestFactSheet : null;
    createPage({ path: factSheetAddress(slug), component, context: { id, canonical } });
  }
}
