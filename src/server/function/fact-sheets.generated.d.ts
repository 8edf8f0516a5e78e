// The list itself, fact-sheets.generated.js, is written by the build: src/content-model/pages/fact-sheet-list.ts.

/** A fact sheet that visitors can ask for. */
export type FactSheetEntry = {
  /** Its name in a request, from its file's name. */
  slug: string;
  /** Its name in the email, from its heading. */
  name: string;
};

/** The URL of this build if it is a preview on Netlify. */
export const PREVIEW_URL: string | null;

/** Every published fact sheet, as of the build. */
export const FACT_SHEETS: readonly FactSheetEntry[];
