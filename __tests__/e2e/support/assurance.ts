/** What /assurance says that the site stores and sends. */
import { expect, type Page } from '@playwright/test';
import { ENQUIRY_PAYLOAD } from '../../../src/forms/providers/enquiry';
import { CONTACT_FIELDS, FACT_SHEET_FIELDS, NEWSLETTER_FIELDS } from '../../../src/forms/rules';

/** The fields of each draft: texts only. */
const drafts: Readonly<Record<string, object>> = {
  'draft:enquiry-form': CONTACT_FIELDS,
  'draft:fact-sheet-form': CONTACT_FIELDS,
  'draft:sign-up-form': NEWSLETTER_FIELDS,
};

/** The fields of each call. */
const calls = [
  ['/api/formSubmit.php', ...ENQUIRY_PAYLOAD, 'website'],
  ['/subscribe', 'EMAIL'],
  ['/subscribe', 'FNAME', 'LNAME', 'EMAIL', 'COMPANY', 'COUNTRY', 'PHONE', 'MERGE7'],
  ['/api/fact-sheet', ...FACT_SHEET_FIELDS, 'factSheet'],
].map((call) => call.join());

/** Collects what the page sends from now on: where to, and the names of the fields. */
export function collectSent(page: Page): Set<string> {
  const sent = new Set<string>();
  page.on('request', (request) => {
    const text = request.postData();
    if (text === null) return;
    const { pathname } = new URL(request.url());
    const fields = text.startsWith('{')
      ? JSON.parse(text)
      : Object.fromEntries(new URLSearchParams(text));
    sent.add([pathname, ...Object.keys(fields)].join());
  });
  return sent;
}

/** Expects a page to have stored and sent no more than /assurance says (R261). */
export async function expectAsAssured(page: Page, sent: ReadonlySet<string>): Promise<void> {
  for (const call of sent) expect(calls).toContain(call);
  if (page.isClosed()) return;
  const stored = await page.evaluate((): Record<string, string> => {
    try {
      return { ...sessionStorage };
    } catch {
      // Storage is denied, or there is no page.
      return {};
    }
  });
  for (const [key, text] of Object.entries(stored)) {
    expect(Object.keys(drafts)).toContain(key);
    const { savedAt, values, ...others } = JSON.parse(text);
    expect({ others, savedAt }).toEqual({ others: {}, savedAt: expect.any(Number) });
    for (const [name, value] of Object.entries(values)) {
      expect(Object.keys(drafts[key] ?? {})).toContain(name);
      expect(value).toEqual(expect.any(String));
    }
  }
}
