import { isRecord, type EmailProvider } from '../../forms/rules';
import { escapeHtml } from '../shared/escape-html';
import { logName } from './log-name';

// https://mailchimp.com/developer/transactional/api/messages/send-using-message-template/
const ACCEPTED: readonly unknown[] = ['sent', 'queued', 'scheduled'];

/** What lies with the recipient, and not with the sender, the template or the account. */
const OF_RECIPIENT = /^(?:hard-bounce|soft-bounce|spam|unsub|custom|invalid)$/;

/** Escapes only what HTML reads as a tag or an entity, since the plain text of the email has the same variables. */
const withoutMarkup = (text: string) => text.replace(/<(?=[a-z/!?])|&(?=#|[a-z]+;)/gi, escapeHtml);

/** `messages/send-template` of Mailchimp Transactional. */
export const emailProvider: EmailProvider = {
  request: (email, account) => ({
    url: `${account.emailApiUrl}/messages/send-template`,
    body: {
      key: account.emailApiKey,
      template_name: 'Fact Sheet Email',
      template_content: [],
      message: {
        from_email: account.fromAddress,
        from_name: account.fromName,
        to: [{ email: email.address, name: email.name, type: 'to' }],
        subject: email.subject,
        global_merge_vars: [
          { name: 'NAME', content: withoutMarkup(email.name) },
          { name: 'PDF_NAME', content: withoutMarkup(email.pdfName) },
          { name: 'DOWNLOAD_LINK', content: email.downloadLink },
        ],
      },
    },
  }),

  outcome(status, body) {
    if (status !== 200) {
      return { sent: false, answer: `answered ${status} (${logName(body, 'name')})` };
    }
    const entries: unknown[] = Array.isArray(body) ? body : [];
    const statuses = entries.map((entry) => isRecord(entry) && entry.status);
    if (statuses.length > 0 && statuses.every((status) => ACCEPTED.includes(status))) {
      return { sent: true, answer: `recipient ${statuses.join(', ')}` };
    }
    const refused = entries.find(
      (entry) => isRecord(entry) && /^(?:rejected|invalid)$/.test(String(entry.status)),
    );
    if (!refused) return { sent: false, answer: 'answer not understood' };
    const [kind, reason] = [logName(refused, 'status'), logName(refused, 'reject_reason')];
    const isRefused = kind === 'invalid' || OF_RECIPIENT.test(reason);
    return { sent: false, answer: `recipient ${kind} (${reason})`, isRefused };
  },
};
