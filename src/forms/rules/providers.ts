/**
 * What the site asks of its three providers. Each is one file, which exports its part of this interface
 * (docs/providers.md).
 */
import type { ContactValues } from './fields';

/** What a subscriber has agreed to, and when. */
export interface Consent {
  /** The version of the words: `consentVersion` in content/site.json. */
  version: string;
  /** An ISO 8601 date and time in UTC. */
  time: string;
}

/** The cleaned values of the form, and what identifies this site. */
export interface Enquiry extends ContactValues {
  website: string;
  /** Set if the visitor subscribes and the site records consents. */
  consent?: Consent | undefined;
}

/**
 * Sends an enquiry, in the browser: src/forms/providers/enquiry.ts.
 *
 * Resolves when the provider has accepted it, and rejects with an error otherwise and when the signal aborts, after 15 s.
 * The error's message is logged, so it contains nothing that the visitor has typed.
 */
export type PostEnquiry = (enquiry: Enquiry, signal: AbortSignal) => Promise<void>;

/** Somebody who signs up to the newsletter. */
export interface Subscriber {
  email: string;
  /** The cleaned values of the fact-sheet form; not set by the newsletter form. */
  contact?: ContactValues;
  /** Set if the site records consents. */
  consent?: Consent | undefined;
}

/** Adds a subscriber to the mailing list, in the browser: src/forms/providers/list.ts. It ends as `PostEnquiry` does. */
export type Subscribe = (subscriber: Subscriber, signal: AbortSignal) => Promise<void>;

/** The email with the link to a fact sheet. */
export interface FactSheetEmail {
  /** `emailSubject` in content/forms.json. */
  subject: string;
  /** The recipient's address and name. The name is the only text from the visitor; it is not escaped. */
  address: string;
  name: string;
  /** The fact sheet's heading, not escaped. */
  pdfName: string;
  /** The URL of its PDF. */
  downloadLink: string;
}

/** The account at the mail provider: MAIL_API_URL without a slash at its end, MAIL_API_KEY, and the sender. */
export interface EmailAccount {
  emailApiUrl: string;
  emailApiKey: string;
  fromAddress: string;
  fromName: string;
}

/** Whether an email was sent. */
export interface EmailOutcome {
  sent: boolean;
  /** For the log: it contains no personal data, key or text of the provider. */
  answer: string;
  /** Whether the provider works but refuses this recipient, such as a mistyped address. */
  isRefused?: boolean;
}

/**
 * Sends email, in the function: src/server/function/email-provider.ts. Neither part waits or throws; the function makes
 * the call, gives it 8 s, never repeats it and follows no redirect (src/server/function/send-email.ts).
 */
export interface EmailProvider {
  /** The call for an email, which is a POST of JSON. */
  request: (
    email: FactSheetEmail,
    account: EmailAccount,
  ) => { url: string; headers?: Readonly<Record<string, string>>; body: object };
  /** The meaning of the answer. `body` is its JSON; undefined if it is none, or longer than 64 KiB. */
  outcome: (status: number, body: unknown) => EmailOutcome;
}
