import { createHmac } from 'node:crypto';

const TOKEN_LENGTH = 32;

/**
 * The path of a fact sheet's PDF, which cannot be guessed without the secret. The build writes the file there; the
 * function links to it.
 *
 * @param slug The fact sheet's slug, from its file's name.
 * @param secret FACT_SHEET_SECRET
 * @returns A path such as /fact-sheets/liability-protection-<32 hexadecimal digits>.pdf
 * @throws If the secret is empty.
 */
export function pdfAddress(slug: string, secret: string): string {
  if (secret === '') throw new Error('FACT_SHEET_SECRET is empty: links could be guessed.');
  const token = createHmac('sha256', secret).update(slug).digest('hex').slice(0, TOKEN_LENGTH);
  return `/fact-sheets/${slug}-${token}.pdf`;
}
