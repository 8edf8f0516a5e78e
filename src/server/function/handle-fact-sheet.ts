import type { IncomingHttpHeaders } from 'node:http';
import { FACT_SHEET_PATH, type FactSheetAnswerBody } from '../../forms/rules';
import { pdfAddress } from '../shared/pdf-address';
import type { FactSheetEntry, FunctionContent } from './content.generated';
import { createLimits } from './limits';
import { createOnce } from './once';
import { recipientName } from './recipient-name';
import { sendFactSheetEmail } from './send-email';
import { parseJson } from './request-body';
import { readFields, type FactSheetFields } from './request-fields';
import { isSameOrigin } from './same-origin';
import { HSTS } from '../shared/security-headers';
import { readCaps, readSettings, type Settings } from '../shared/settings';

export { FACT_SHEET_PATH };

/** The parts of an HTTP request that matter here. */
export type FactSheetRequest = {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  /** The visitor's IP address, or an empty string. */
  clientAddress: string;
  /** The body; undefined if it is too large. */
  readBody: () => Promise<Uint8Array | undefined>;
};

/** What depends on the host. */
export type Options = {
  content: FunctionContent;
  /** A variable of the running process. */
  variable: (name: string) => string | undefined;
  /** Called after each email, unless the provider refuses its recipient. */
  onEmail?: (isSent: boolean) => void;
  log: Record<'info' | 'warn' | 'error', (line: string) => void>;
};

export type Answer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: FactSheetAnswerBody;
};

/** A response without the common headers. */
type Outcome = Omit<Answer, 'headers'> & Partial<Pick<Answer, 'headers'>>;

/** Static hosts apply their configured headers to files only, not to functions. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': HSTS,
  'x-content-type-options': 'nosniff',
};

const ACCEPTED: Outcome = { status: 202, body: { status: 'accepted' } };
const FAILED: Outcome = { status: 502, body: { status: 'failed' } };

function isJson(headers: IncomingHttpHeaders): boolean {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  return type === 'application/json' && encoding === 'identity';
}

/**
 * Creates the function that answers requests for fact sheets: it checks their origin, their fields and the limits, then
 * sends the email. The link comes from the content, never from the request. Always answers and never rejects.
 */
export function createFactSheetFunction(options: Options) {
  const { content, variable, onEmail, log } = options;
  const warn = (line: string) => log.warn(line);
  const limits = createLimits({ caps: readCaps(variable), warn });
  // A double click, or a request that a proxy repeats, sends only one email.
  const once = createOnce<Outcome>();
  /** How many emails the provider has accepted and refused. */
  const emails = { sent: 0, failed: 0 };

  async function send(
    { values }: FactSheetFields,
    factSheet: FactSheetEntry,
    settings: Settings,
  ): Promise<Outcome> {
    const path = pdfAddress(factSheet.slug, settings.factSheetSecret);
    const email = {
      subject: content.emailSubject,
      address: values.businessMail,
      name: recipientName(values.firstName, values.lastName),
      pdfName: factSheet.name,
      downloadLink: `${settings.siteUrl}${path}`,
    };
    const { sent, answer, isRefused } = await sendFactSheetEmail(email, settings);
    if (!isRefused) onEmail?.(sent);
    emails[sent ? 'sent' : 'failed'] += 1;
    const counts = `${emails.sent} sent, ${emails.failed} failed`;
    log[sent ? 'info' : 'error'](`${FACT_SHEET_PATH}: the mail provider: ${answer} (${counts})`);
    return sent ? ACCEPTED : FAILED;
  }

  async function handle(request: FactSheetRequest): Promise<Outcome> {
    const { method, headers, clientAddress: client, readBody } = request;
    if (method !== 'POST') {
      return { status: 405, headers: { allow: 'POST' }, body: { status: 'method-not-allowed' } };
    }
    const settings = readSettings(variable);
    const { siteUrl, factSheetSecret: secret } = settings;
    if (!isSameOrigin(headers, siteUrl)) return { status: 403, body: { status: 'forbidden' } };
    if (!isJson(headers)) return { status: 415, body: { status: 'unsupported-media-type' } };

    const body = await readBody();
    if (!body) return { status: 413, body: { status: 'too-large' } };
    const fields = readFields(parseJson(body), content.formSettings);
    if (!fields) return { status: 400, body: { status: 'malformed' } };
    // A bot that notices its mistake tries again.
    if (fields.isBot) return ACCEPTED;

    const factSheet = content.factSheets.find(({ slug }) => slug === fields.factSheet);
    if (!factSheet) fields.errors.factSheet = 'invalid';
    if (!factSheet || Object.keys(fields.errors).length > 0) {
      return { status: 400, body: { status: 'invalid', fields: fields.errors } };
    }

    const recipient = fields.values.businessMail;
    return once(JSON.stringify([recipient.toLowerCase(), factSheet.slug]), async () => {
      const admission = await limits({ client, recipient, secret });
      if (admission.admitted) return send(fields, factSheet, settings);
      log.error(`${FACT_SHEET_PATH}: the limit per ${admission.limit} is reached`);
      return {
        status: 429,
        headers: { 'retry-after': String(admission.retryAfterSeconds) },
        body: { status: 'too-many-requests' },
      };
    });
  }

  return async (request: FactSheetRequest): Promise<Answer> => {
    const outcome = await handle(request).catch((error: unknown) => {
      log.error(`${FACT_SHEET_PATH}: ${String(error)}`);
      return FAILED;
    });
    return { ...outcome, headers: { ...HEADERS, ...outcome.headers } };
  };
}

export type FactSheetFunction = ReturnType<typeof createFactSheetFunction>;
