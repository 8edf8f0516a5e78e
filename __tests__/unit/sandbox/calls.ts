import { enquiryPayload } from '../../../src/forms/providers/enquiry';
import { listPayload } from '../../../src/forms/providers/list';
import type { Sandbox } from '../../../tools/sandbox';
import { contact } from '../../fixtures/contact';

/** The paths of the providers. */
export const FORM = '/api/formSubmit.php';
export const LIST = '/subscribe';
export const MAIL = '/api/1.0/messages/send-template';

/** A valid call to each provider. */
const agreed = { version: '1', time: '2026-11-22T12:00:00.000Z' };
const subscriber = { email: contact.businessMail, consent: agreed };
export const enquiry = enquiryPayload({ ...contact, website: 'keelstone-website' });
export const newsletter = listPayload(subscriber, 'MERGE7');
export const consent = listPayload(
  { ...subscriber, contact: { ...contact, subscribeNewsletter: true } },
  'MERGE7',
);

export const message = {
  from_email: 'fact-sheets@sandbox.example',
  from_name: 'Fact sheets',
  to: [{ email: 'anna@bank.example', name: 'Anna Smith', type: 'to' }],
  subject: 'Your Downloadable PDF',
  global_merge_vars: [
    { name: 'NAME', content: 'Anna Smith' },
    { name: 'PDF_NAME', content: 'Liability protection' },
    {
      name: 'DOWNLOAD_LINK',
      content: `http://localhost:9000/fact-sheets/liability-protection-${'0a'.repeat(16)}.pdf`,
    },
  ],
};

export const email = {
  key: 'sandbox-key',
  template_name: 'Fact Sheet Email',
  template_content: [],
  message,
};

/** Posts an object as JSON. */
export function postJson(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Posts an object as a browser's form does. */
export function postForm(url: string, body: object): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(Object.entries(body)) });
}

/** Sets how the providers answer, such as `{ mail: 'hang' }`. */
export function setModes({ url }: Pick<Sandbox, 'url'>, modes: unknown): Promise<Response> {
  return fetch(`${url}/_modes`, { method: 'PUT', body: JSON.stringify(modes) });
}

/** The calls that the sandbox has received. */
export async function callsOf({ url }: Pick<Sandbox, 'url'>): Promise<unknown[]> {
  const answer = await fetch(`${url}/_received`);
  if (!answer.ok) throw new Error(`The sandbox answers ${answer.status} to /_received`);
  return answer.json();
}
