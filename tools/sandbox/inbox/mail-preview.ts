import { isRecord } from '../contracts/shape';
import { escapeHtml } from './html';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function mergeVariables(message: Record<string, unknown>): Map<string, string> {
  const variables: unknown[] = Array.isArray(message.global_merge_vars)
    ? message.global_merge_vars
    : [];
  return new Map(
    variables.filter(isRecord).map(({ name, content }) => [textOf(name), textOf(content)]),
  );
}

// Merged unescaped, as the provider does it; the frame that shows it runs no script.
function mail(variables: Map<string, string>): string {
  const value = (name: string) => variables.get(name) ?? '';
  return `<!doctype html><html lang="en"><style>
body { margin: 0; padding: 1.25rem 1.5rem; font: 1rem/1.6 system-ui, sans-serif; color: #0a1828; background: #fff }
a { display: inline-block; padding: .625rem 1.125rem; border-radius: 4px; background: #0a5a9e; color: #fff; text-decoration: none }
</style><p>Dear ${value('NAME')},</p><p>Thank you for your interest. Here is <b>${value('PDF_NAME')}</b>:</p>
<p><a href="${escapeHtml(value('DOWNLOAD_LINK'))}" target="_blank" rel="noreferrer">Download the PDF</a></p></html>`;
}

/** An e-mail as the recipient would see it: its head, and its template filled in, in a frame of its own. */
export function mailPreview(payload: unknown): string {
  const message = isRecord(payload) && isRecord(payload.message) ? payload.message : {};
  const recipients: unknown[] = Array.isArray(message.to) ? message.to : [];
  const to = recipients
    .filter(isRecord)
    .map(({ name, email }) => `${textOf(name)} <${textOf(email)}>`)
    .join(', ');
  const rows: [string, string][] = [
    ['From', `${textOf(message.from_name)} <${textOf(message.from_email)}>`],
    ['To', to],
    ['Subject', textOf(message.subject)],
  ];
  const head = rows
    .map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  const frame = escapeHtml(mail(mergeVariables(message)));
  return `<dl>${head}</dl><iframe title="The e-mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${frame}"></iframe>`;
}
