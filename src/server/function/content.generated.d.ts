// content.generated.js is written by the build: src/content-model/pages/function-content.ts.
import type { FormSettings } from '../../forms/rules';

/** A fact sheet that visitors can ask for. */
export type FactSheetEntry = {
  /** Its name in a request, from its file's name. */
  slug: string;
  /** Its name in the email, from its heading. */
  name: string;
};

/** What the function needs of the content. */
export type FunctionContent = {
  /** The published fact sheets. */
  factSheets: readonly FactSheetEntry[];
  formSettings: FormSettings;
  emailSubject: string;
};

/** The URL of this build if it is a preview on Netlify. */
export const PREVIEW_URL: string | null;

/** The content as of the build. */
export const CONTENT: FunctionContent;
