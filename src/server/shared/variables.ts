import { newsletterEmailError } from '../../forms/rules';
import { isSafeAddress } from './safe-address';

/** An environment variable. */
export interface Variable {
  reader: keyof typeof readers;
  /** What it is for, in `.env.example`. */
  about: string;
  /** Its value where it is not set, and in `.env.example`. */
  value?: string;
  /** Whether a production build needs it. */
  isRequired?: boolean;
  isValid?: (value: string) => boolean;
  /** What to write instead of an invalid value, after “Write”. */
  advice?: string;
}

/** The headings of `.env.example`, by who reads the variables. */
export const readers = {
  browser: "Read by the build and published in the browser's scripts",
  build: 'Read by the build only',
  both: 'Read by the build and by the running function /api/fact-sheet; never published',
  function: 'Read at each request by the running function only; a change needs no build',
  host: 'Read by `npm run serve` when it starts',
  commands: 'Read by `npm start`, `npm run develop` and `npm test`, from the shell only',
} as const;

const wholeNumber = (lowest: number, highest: number) => ({
  isValid: (value: string) =>
    /^(?:0|[1-9]\d*)$/.test(value) && Number(value) >= lowest && Number(value) <= highest,
  advice: `a whole number from ${lowest} to ${highest}`,
});

const SECRET_MIN_LENGTH = 32;

/** The highest cap bounds the memory of the counts. */
const cap = wholeNumber(1, 100_000);

const table = {
  GATSBY_FORM_ENDPOINT: {
    reader: 'browser',
    about: 'The URL for enquiries, which are posted as JSON. Required.',
    isRequired: true,
    isValid: isSafeAddress,
    advice: 'the https address for enquiries, such as https://forms.example/api/formSubmit.php',
  },
  GATSBY_LIST_ENDPOINT: {
    reader: 'browser',
    about: "The URL for newsletter sign-ups, with the list's ids. Required.",
    isRequired: true,
    // The provider's HTML contains &amp;, with which it would ignore the list's id and every sign-up.
    isValid: (value) => isSafeAddress(value) && !/&amp;|[\s\\]/.test(value),
    advice:
      'the https address of the mailing list, such as https://lists.example/subscribe/post?u=1&id=2',
  },
  GATSBY_LIST_CONSENT_FIELD: {
    reader: 'browser',
    about: "The list's field for the consent to the newsletter, Yes or No.",
    value: 'MERGE7',
    isValid: (value) => /^[A-Z][A-Z0-9_]{0,29}$/.test(value),
    advice: 'the name of the consent field, such as MERGE7',
  },
  GATSBY_FACT_SHEET_ENDPOINT: {
    reader: 'browser',
    about:
      'The path or URL to which the fact-sheet form posts, if a gateway gives the function another one, or if it is another function, which then answers other origins itself (CORS).',
    value: '/api/fact-sheet',
    isValid: (value) => /^\/(?!\/)/.test(value) || isSafeAddress(value),
    advice: 'a path of the site, such as /api/fact-sheet, or the https address of the function',
  },
  CSP_REPORT_URL: {
    reader: 'build',
    about:
      'The URL to which browsers send violations of the Content-Security-Policy. Without it they send none. If you set it, say so in content/pages/assurance.md.',
    // The address becomes part of a header, in which these characters are separators.
    isValid: (value) => isSafeAddress(value) && !/[\s;,"\\]/.test(value),
    advice:
      'the https address for reports, without spaces, commas, semicolons or quotes, such as https://reports.example/csp',
  },
  PREVIEW: {
    reader: 'build',
    about:
      '1 builds a preview, with drafts and future entries, a notice on each page, and kept out of search engines. On Netlify, the deploy context decides instead.',
  },
  CMS_REPOSITORY: {
    reader: 'build',
    about:
      "The address of the site's repository on GitHub. With it, the build contains the editor on /admin.",
    isValid: (value) => /^https:\/\/github\.com\/[\w-]+\/[\w.-]+(?<!\.git)$/.test(value),
    advice: 'the address of the repository, such as https://github.com/owner/name',
  },
  CMS_BRANCH: {
    reader: 'build',
    about: 'The branch that the site is built from.',
    value: 'main',
  },
  CMS_SIGN_IN: {
    reader: 'build',
    about:
      'The address of a service with which writers sign in, such as https://github.com/sveltia/sveltia-cms-auth. Without it they sign in with a personal access token.',
  },
  SITE_URL: {
    reader: 'both',
    about:
      "The site's URL without a path, used for links in emails. Required, and the same as url in content/site.json.",
    isRequired: true,
    isValid: (value) => isSafeAddress(value) && new URL(value).origin === value,
    advice:
      'the https address of the site without a path or trailing slash, such as https://www.vendor.example',
  },
  FACT_SHEET_SECRET: {
    reader: 'both',
    about:
      "Makes the names of the fact sheets' PDFs unguessable. Required, with the same value for both. A change needs a new build and breaks links that were sent before.",
    isRequired: true,
    isValid: (value) => value.length >= SECRET_MIN_LENGTH,
    advice: `${SECRET_MIN_LENGTH} random characters or more, such as the output of: openssl rand -hex 32`,
  },
  MAIL_API_URL: {
    reader: 'function',
    about: "The base URL of the mail provider's API.",
    isValid: isSafeAddress,
    advice: "the https address of the mail provider's API, such as https://mandrillapp.com/api/1.0",
  },
  MAIL_API_KEY: {
    reader: 'function',
    about:
      "The mail provider's key. Without it the function responds with 502 and logs the reason.",
  },
  MAIL_FROM_ADDRESS: {
    reader: 'function',
    about: 'The sender of the emails.',
    // Without a name.
    isValid: (value) => !newsletterEmailError(value),
    advice: 'an email address that the mail provider may send from',
  },
  MAIL_FROM_NAME: { reader: 'function', about: "The sender's name." },
  MAIL_CAP_PER_CLIENT: {
    reader: 'function',
    about:
      "The maximum number of emails within 24 hours from one visitor's network: an IPv4 address, or a /64 of IPv6. Each instance of the function counts for itself, from its start.",
    // Enough for an office that shares one address.
    value: '20',
    ...cap,
  },
  MAIL_CAP_PER_RECIPIENT: {
    reader: 'function',
    about: 'The same to one recipient.',
    value: '5',
    ...cap,
  },
  MAIL_CAP_PER_DAY: { reader: 'function', about: 'The same in total.', value: '500', ...cap },
  PORT: {
    reader: 'host',
    about: 'The port to listen on.',
    value: '9000',
    ...wholeNumber(0, 65_535),
  },
  HOST: {
    reader: 'host',
    about: 'The network interface to listen on; 0.0.0.0 for all networks.',
    value: 'localhost',
  },
  TRUSTED_PROXIES: {
    reader: 'host',
    about:
      'The number of proxies in front of the server that add to X-Forwarded-For. Block direct access to the server: clients could send that header themselves and avoid the caps.',
    value: '0',
    ...wholeNumber(0, 10),
  },
  LOG_LEVEL: {
    reader: 'host',
    about: 'fatal, error, warn, info or debug. At info there is a line for each request.',
    value: 'info',
  },
  SITE_PORT: { reader: 'commands', about: 'The port of the site.', value: '9000' },
  SANDBOX_PORT: { reader: 'commands', about: 'The port of the provider sandbox.', value: '9100' },
  CHROMIUM: { reader: 'commands', about: 'The path of Chromium, if the tests do not find it.' },
} satisfies Record<string, Variable>;

export type VariableName = keyof typeof table;

/**
 * All environment variables: the build, the function and the host check them by this table, and a unit test writes
 * `.env.example` from it.
 */
export const VARIABLES: Readonly<Record<VariableName, Variable>> = table;

/** Whether a value is in quotation marks, which `docker run --env-file` and the forms of hosts keep. */
export const isQuoted = (value: string): boolean => /^(["']).*\1$/s.test(value);

/** Whether a variable may have a value. */
export const isUsable = (name: VariableName, value: string): boolean =>
  VARIABLES[name].isValid?.(value) ?? true;
