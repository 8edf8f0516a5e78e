import { TIMEOUTS } from '../../forms/rules/limits';
import { isRecord } from '../../forms/rules/records';
import { escapeHtml } from '../shared/escape-html';
import type { Settings } from '../shared/settings';
import { parseBody, readAtMost } from './request-body';

type FactSheetEmail = {
  subject: string;
  /** The recipient's. */
  address: string;
  name: string;
  pdfName: string;
  /** The URL of its PDF. */
  downloadLink: string;
};

/** `answer` is for the log: it contains no personal data, key or provider text. */
export type EmailOutcome = { sent: boolean; answer: string };

// https://mailchimp.com/developer/transactional/api/messages/send-using-message-template/
const ACCEPTED: readonly unknown[] = ['sent', 'queued', 'scheduled'];

function payload(email: FactSheetEmail, settings: Settings) {
  return {
    key: settings.emailApiKey,
    template_name: 'Fact Sheet Email',
    template_content: [],
    message: {
      from_email: settings.fromAddress,
      from_name: settings.fromName,
      to: [{ email: email.address, name: email.name, type: 'to' }],
      subject: email.subject,
      global_merge_vars: [
        { name: 'NAME', content: escapeHtml(email.name) },
        { name: 'PDF_NAME', content: escapeHtml(email.pdfName) },
        { name: 'DOWNLOAD_LINK', content: email.downloadLink },
      ],
    },
  };
}

// Names, such as Invalid_Key, are safe to log; messages may repeat what was sent.
function nameIn(object: unknown, property: string): string {
  const name = isRecord(object) ? object[property] : undefined;
  return typeof name === 'string' && /^[\w-]{1,40}$/.test(name) ? name : 'no name';
}

/** The maximum size of the provider's response, in bytes. Its own are below 1 kB. */
const LONGEST_RESPONSE = 65_536;

async function outcome(response: Response): Promise<EmailOutcome> {
  const bytes = response.body && (await readAtMost(response.body, LONGEST_RESPONSE));
  const read = bytes ? parseBody(bytes) : undefined;
  const body = read?.kind === 'json' ? read.value : undefined;
  if (response.status !== 200) {
    return { sent: false, answer: `answered ${response.status} (${nameIn(body, 'name')})` };
  }
  const entries: unknown[] = Array.isArray(body) ? body : [];
  const statuses = entries.map((entry) => isRecord(entry) && entry.status);
  if (statuses.length > 0 && statuses.every((status) => ACCEPTED.includes(status))) {
    return { sent: true, answer: `recipient ${statuses.join(', ')}` };
  }
  const refused = entries.find(
    (entry) => isRecord(entry) && /^(?:rejected|invalid)$/.test(String(entry.status)),
  );
  return {
    sent: false,
    answer: refused
      ? `recipient ${nameIn(refused, 'status')} (${nameIn(refused, 'reject_reason')})`
      : 'answer not understood',
  };
}

/**
 * Sends one email through `messages/send-template` of Mailchimp Transactional. Never throws, and never
 * retries: a call that timed out may still have been delivered.
 *
 * @param timeout Milliseconds for the whole call.
 */
export async function sendFactSheetEmail(
  email: FactSheetEmail,
  settings: Settings,
  timeout: number = TIMEOUTS.emailProvider,
): Promise<EmailOutcome> {
  const signal = AbortSignal.timeout(timeout);
  let response: Response | undefined;
  try {
    response = await fetch(`${settings.emailApiUrl}/messages/send-template`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload(email, settings)),
      // Following a redirect would send the key elsewhere.
      redirect: 'manual',
      signal,
    });
    return await outcome(response);
  } catch (error) {
    // The reason, such as ENOTFOUND or SELF_SIGNED_CERT_IN_CHAIN, is only in the cause.
    const reason = signal.aborted ? `${timeout} ms` : nameIn(Object(error).cause, 'code');
    const answer = response ? `answered ${response.status}, unfinished` : 'no answer';
    return { sent: false, answer: `${answer} (${reason})` };
  }
}
