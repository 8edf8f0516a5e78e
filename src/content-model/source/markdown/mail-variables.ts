/** The words in braces that the mail provider replaces in `content/mail/fact-sheet.md`, for each recipient. */
const variable = /\{(NAME|PDF_NAME|DOWNLOAD_LINK)\}/g;

/** Replaces the variables of an e-mail. */
export const withMailVariables = (text: string, valueOf: (name: string) => string): string =>
  text.replace(variable, (_, name: string) => valueOf(name));
