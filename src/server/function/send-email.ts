import {
  TIMEOUTS,
  type EmailAccount,
  type EmailOutcome,
  type EmailProvider,
  type FactSheetEmail,
} from '../../forms/rules';
import { emailProvider } from './email-provider';
import { logName } from './log-name';
import { parseJson, readAtMost } from './request-body';

/** The maximum size of the provider's response, in bytes. Its own are below 1 kB. */
const LONGEST_RESPONSE = 65_536;

/**
 * Sends one email through the provider. Never throws, and never retries: a call that timed out may still have been
 * delivered.
 *
 * @param options.timeout Milliseconds for the whole call.
 */
export async function sendFactSheetEmail(
  email: FactSheetEmail,
  account: EmailAccount,
  {
    provider = emailProvider,
    timeout = TIMEOUTS.emailProvider,
  }: { provider?: EmailProvider; timeout?: number } = {},
): Promise<EmailOutcome> {
  const signal = AbortSignal.timeout(timeout);
  let response: Response | undefined;
  try {
    const { url, headers, body } = provider.request(email, account);
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      // Following a redirect would send the key elsewhere.
      redirect: 'manual',
      signal,
    });
    const bytes = response.body && (await readAtMost(response.body, LONGEST_RESPONSE));
    return provider.outcome(response.status, bytes && parseJson(bytes));
  } catch (error) {
    // The reason, such as ENOTFOUND or SELF_SIGNED_CERT_IN_CHAIN, is only in the cause.
    const reason = signal.aborted ? `${timeout} ms` : logName(Object(error).cause, 'code');
    const answer = response ? `answered ${response.status}, unfinished` : 'no answer';
    return { sent: false, answer: `${answer} (${reason})` };
  }
}
