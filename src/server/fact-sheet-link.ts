import { createHmac } from 'node:crypto';

const TOKEN_LENGTH = 32;

/**
 * Where a fact sheet's PDF lies on the site: under a name that can't be guessed without the secret.
 * The build writes the file there and the function links to it.
 *
 * @param slug the fact sheet's name, from its file's name
 * @param secret FACT_SHEET_SECRET
 * @returns a path such as /fact-sheets/liability-protection-<32 hexadecimal digits>.pdf
 * @throws if the secret is empty: the name could be guessed
 */
export function factSheetPath(slug: string, secret: string): string {
  if (secret === '') throw new Error('FACT_SHEET_SECRET: empty. The link could be guessed.');
  const token = createHmac('sha256', secret).update(slug).digest('hex').slice(0, TOKEN_LENGTH);
  return `/fact-sheets/${slug}-${token}.pdf`;
}
