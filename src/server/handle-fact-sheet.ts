import type { IncomingHttpHeaders } from 'node:http';
import { MESSAGES, type FactSheetAnswerBody } from '../forms/rules';
import { admit, type GuardState } from './abuse-guard';
import { clientAddress } from './client-address';
import { factSheetPath } from './fact-sheet-link';
import type { FactSheetEntry } from './fact-sheets.generated';
import { recipientName } from './recipient-name';
import type { FactSheetEmail, EmailOutcome } from './email-provider';
import type { Body } from './request-body';
import { readFields, type FactSheetFields } from './request-fields';
import { isSameOrigin } from './same-origin';
import { readCaps, readSettings, type Settings } from './settings';

/** The parts of an HTTP request that matter here. */
export type FactSheetRequest = {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  /** The address of the other end, if the host knows it. */
  remoteAddress: string | undefined;
  readBody: () => Promise<Body>;
};

/** What the handler depends on; tests replace parts of it. */
export type Dependencies = {
  factSheets: readonly FactSheetEntry[];
  /** A variable of the running process. */
  variable: (name: string) => string | undefined;
  guard: GuardState;
  /** Milliseconds since 1970. */
  now: () => number;
  sendEmail: (email: FactSheetEmail, settings: Settings) => Promise<EmailOutcome>;
  /** Logs one line. */
  log: (line: string) => void;
};

/** An HTTP answer. */
export type Answer = {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body: FactSheetAnswerBody;
};

const ACCEPTED: Answer = { status: 202, body: { status: 'accepted' } };

/** The answer to every failure behind the function. */
export const FAILED: Answer = { status: 502, body: { status: 'failed' } };

function isJson(headers: IncomingHttpHeaders): boolean {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  return type === 'application/json' && encoding === 'identity';
}

function refusalOf(request: FactSheetRequest, siteUrl: string | undefined): Answer | undefined {
  if (request.method !== 'POST') {
    return { status: 405, headers: { allow: 'POST' }, body: { status: 'method-not-allowed' } };
  }
  if (!isSameOrigin(request.headers, siteUrl)) {
    return { status: 403, body: { status: 'forbidden' } };
  }
  if (!isJson(request.headers)) {
    return { status: 415, body: { status: 'unsupported-media-type' } };
  }
  return undefined;
}

async function send(
  { values }: FactSheetFields,
  factSheet: FactSheetEntry,
  settings: Settings,
  { sendEmail, log }: Dependencies,
): Promise<Answer> {
  const path = factSheetPath(factSheet.slug, settings.factSheetSecret);
  const email: FactSheetEmail = {
    recipient: {
      address: values.businessMail,
      name: recipientName(values.firstName, values.lastName),
    },
    pdfName: factSheet.name,
    downloadLink: `${settings.siteUrl}${path}`,
  };
  const outcome = await sendEmail(email, settings);
  if (outcome.sent) return ACCEPTED;
  log(`/api/fact-sheet: the mail provider: ${outcome.reason}`);
  return FAILED;
}

/**
 * Answers a request for a fact sheet: checks its origin, its fields and the caps, then sends the email. The
 * link comes from the content, never from the request.
 */
export async function handleFactSheetRequest(
  request: FactSheetRequest,
  dependencies: Dependencies,
): Promise<Answer> {
  const { factSheets, variable, guard, now, log } = dependencies;

  const refusal = refusalOf(request, variable('SITE_URL'));
  if (refusal) return refusal;

  const body = await request.readBody();
  if (body.kind === 'too-large') return { status: 413, body: { status: 'too-large' } };
  const fields = body.kind === 'json' ? readFields(body.value) : undefined;
  if (!fields) return { status: 400, body: { status: 'malformed' } };
  // A bot that learns of its mistake tries again.
  if (fields.isBot) return ACCEPTED;

  const factSheet = factSheets.find(({ slug }) => slug === fields.factSheet);
  const errors = factSheet ? fields.errors : { ...fields.errors, factSheet: MESSAGES.invalid };
  if (!factSheet || Object.keys(errors).length > 0) {
    return { status: 400, body: { status: 'invalid', fields: errors } };
  }

  let settings: Settings;
  try {
    settings = readSettings(variable);
  } catch (error) {
    log(`/api/fact-sheet: configuration ${error instanceof Error ? error.message : ''}`);
    return FAILED;
  }

  const admission = admit(
    guard,
    {
      client: clientAddress(
        request.headers,
        request.remoteAddress,
        variable('CLIENT_ADDRESS_HEADER'),
      ),
      recipient: fields.values.businessMail,
    },
    readCaps(variable),
    now(),
  );
  if (!admission.admitted) {
    return {
      status: 429,
      headers: { 'retry-after': String(admission.retryAfterSeconds) },
      body: { status: 'too-many-requests' },
    };
  }
  return send(fields, factSheet, settings, dependencies);
}
