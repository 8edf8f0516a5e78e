import { escapeHtml } from './mail-name';
import type { Settings } from './settings';

/** The provider may take this long to answer. Milliseconds. */
export const MAIL_TIMEOUT = 10_000;

/** One fact-sheet e-mail. */
export type FactSheetMail = {
  recipient: { address: string; name: string };
  /** The fact sheet's name. */
  pdfName: string;
  /** The address of its PDF. */
  downloadLink: string;
};

/** `reason` is for the log: no personal data, no key, none of the provider's sentences. */
export type MailOutcome = { sent: true } | { sent: false; reason: string };

// https://mailchimp.com/developer/transactional/api/messages/send-using-message-template/
const ACCEPTED: readonly unknown[] = ['sent', 'queued', 'scheduled'];

function payload(mail: FactSheetMail, settings: Settings) {
  return {
    key: settings.mailApiKey,
    template_name: 'Fact Sheet Email',
    template_content: [],
    message: {
      from_email: settings.fromAddress,
      from_name: settings.fromName,
      to: [{ email: mail.recipient.address, name: mail.recipient.name, type: 'to' }],
      subject: 'Your Downloadable PDF',
      global_merge_vars: [
        { name: 'NAME', content: escapeHtml(mail.recipient.name) },
        { name: 'PDF_NAME', content: escapeHtml(mail.pdfName) },
        { name: 'DOWNLOAD_LINK', content: mail.downloadLink },
      ],
    },
  };
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

// A name such as Invalid_Key helps whoever reads the log; a sentence may repeat what was sent.
function errorName(body: unknown): string {
  const name = property(body, 'name');
  return typeof name === 'string' && /^\w{1,40}$/.test(name) ? name : 'no name';
}

async function outcome(response: Response): Promise<MailOutcome> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.status !== 200) {
    return { sent: false, reason: `answered ${response.status} (${errorName(body)})` };
  }
  const statuses = Array.isArray(body) ? body.map((entry) => property(entry, 'status')) : [];
  if (statuses.length > 0 && statuses.every((status) => ACCEPTED.includes(status))) {
    return { sent: true };
  }
  const refused = statuses.find((status) => status === 'rejected' || status === 'invalid');
  return {
    sent: false,
    reason: refused ? `recipient ${String(refused)}` : 'answer not understood',
  };
}

/**
 * Sends one e-mail through `messages/send-template` of Mailchimp Transactional (decision: no vendor
 * client). Success is a list with an accepted status for the recipient. Never throws; no retry, as a
 * call that ran out of time may still have been delivered.
 *
 * @param timeout milliseconds for the whole call
 */
export async function sendFactSheetMail(
  mail: FactSheetMail,
  settings: Settings,
  timeout = MAIL_TIMEOUT,
): Promise<MailOutcome> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(`${settings.mailApiUrl}/messages/send-template`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload(mail, settings)),
      // Following a redirect would hand the key to another address.
      redirect: 'error',
      signal,
    });
    return await outcome(response);
  } catch {
    return {
      sent: false,
      reason: signal.aborted ? `no answer within ${timeout} ms` : 'could not be reached',
    };
  }
}
