/** What /assurance says that the site stores and sends. */
import { expect, type Page } from '@playwright/test';

const contact =
  'firstName,lastName,businessMail,companyName,companyStrength,country,callingCode,mobileNo,message';

/** The fields that each draft may have. */
const drafts: Readonly<Record<string, readonly string[]>> = {
  'draft:enquiry-form': contact.split(','),
  'draft:fact-sheet-form': contact.split(','),
  'draft:sign-up-form': ['mail'],
};

/** The path of each call, and its fields. */
const calls = [
  '/api/formSubmit.php,firstName,lastName,businessMail,country,message,companyName,mobileNo,companyStrength,callingCode,subscribeNewsletter,website',
  '/subscribe,EMAIL',
  '/subscribe,FNAME,LNAME,EMAIL,COMPANY,COUNTRY,PHONE,MERGE7',
  '/api/fact-sheet,firstName,lastName,businessMail,factSheet',
];

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

/** Expects a page to have stored and sent no more than /assurance says (R175). */
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
      expect(drafts[key]).toContain(name);
      expect(value).toEqual(expect.any(String));
    }
  }
}
