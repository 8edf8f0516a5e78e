import { createHash } from 'node:crypto';
import { isRecord } from '../contracts/shape';
import { ENDPOINTS, KNOWN_MODES, type Endpoint, type Modes } from '../modes';
import type { Received } from '../received';
import { escapeHtml } from './html';
import { mailPreview } from './mail-preview';
import { SCRIPT } from './script';
import { STYLE } from './style';

const TITLES: Readonly<Record<Endpoint, string>> = {
  form: 'Enquiry',
  list: 'Mailing list',
  mail: 'E-mail',
};

const scriptHash = createHash('sha256').update(SCRIPT).digest('base64');

/** What the page may do: it shows what anybody typed, so only its own script runs. */
export const INBOX_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${scriptHash}'`,
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function fields(payload: unknown): string {
  const rows: [string, unknown][] = isRecord(payload) ? Object.entries(payload) : [['', payload]];
  const items = rows.map(([name, value]) => {
    const shown = typeof value === 'string' ? value : JSON.stringify(value);
    return `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(shown ?? '')}</dd>`;
  });
  return `<dl>${items.join('')}</dl>`;
}

function article(call: Received): string {
  const hasSucceeded = call.answered !== null && call.answered < 300 && !isRefusal(call);
  const words = call.answered === null ? 'no answer' : `answered ${call.answered}`;
  const mode = call.mode === 'ok' ? '' : `, ${call.mode}`;
  const mistakes = call.mistakes.map((mistake) => `<li>${escapeHtml(mistake)}</li>`).join('');
  return `<article id="call-${call.id}">
<header><h2>${TITLES[call.endpoint]}</h2><time datetime="${call.at}">${call.at.slice(0, 19).replace('T', ' ')} UTC</time>
<p class="answer${hasSucceeded ? '' : ' failed'}">${words}${mode}</p></header>
${mistakes && `<ul class="mistakes">${mistakes}</ul>`}
${call.endpoint === 'mail' ? mailPreview(call.payload) : fields(call.payload)}
</article>`;
}

function isRefusal({ mode }: Received): boolean {
  return mode === 'rejected' || mode === 'invalid';
}

function modeSelect(endpoint: Endpoint, current: string): string {
  const options = KNOWN_MODES[endpoint].map(
    (mode) => `<option${mode === current ? ' selected' : ''}>${mode}</option>`,
  );
  return `<label>${TITLES[endpoint]}<select name="${endpoint}" autocomplete="off">${options.join('')}</select></label>`;
}

/** The inbox: what arrived, the newest first, and how each provider behaves. */
export function inboxPage(calls: readonly Received[], modes: Modes): string {
  const articles = [...calls].reverse().map(article).join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inbox (${calls.length}) · Provider sandbox</title><style>${STYLE}</style></head>
<body data-latest="${calls.at(-1)?.id ?? ''}">
<header><h1>Inbox</h1><p>What the site sent to its providers. Nothing leaves this machine.</p>
<form>${ENDPOINTS.map((endpoint) => modeSelect(endpoint, modes[endpoint])).join('')}<button>Clear</button></form></header>
<main>${articles || '<p class="empty">Nothing has arrived yet. Send a form of the site.</p>'}</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
