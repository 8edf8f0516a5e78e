import { isPreview } from '../../src/content-model/source/preview';
import { isOnThisMachine, isSafeAddress } from '../../src/server/shared/safe-address';
import {
  CAP_VARIABLES,
  isQuoted,
  isSender,
  SANDBOX_PREFIX,
} from '../../src/server/shared/settings';

const SECRET_MIN_LENGTH = 32;
const SECRETS = ['MAIL_API_KEY', 'FACT_SHEET_SECRET'];

type Variable = {
  name: string;
  /** The build needs it. */
  isRequired?: boolean;
  isValid: (value: string) => boolean;
  /** What to write instead, after “Write”. */
  advice: string;
};

const VARIABLES: readonly Variable[] = [
  {
    name: 'GATSBY_FORM_ENDPOINT',
    isRequired: true,
    isValid: isSafeAddress,
    advice: 'the https address for enquiries, such as https://forms.example/api/formSubmit.php',
  },
  {
    name: 'GATSBY_LIST_ENDPOINT',
    isRequired: true,
    // The provider's HTML contains &amp;, with which it would ignore the list's id and every sign-up.
    isValid: (value) => isSafeAddress(value) && !/&amp;|[\s\\]/.test(value),
    advice:
      'the https address of the mailing list, such as https://lists.example/subscribe/post?u=1&id=2',
  },
  {
    name: 'GATSBY_LIST_CONSENT_FIELD',
    isValid: (value) => /^[A-Z][A-Z0-9_]{0,29}$/.test(value),
    advice: 'the name of the consent field, such as MERGE7',
  },
  {
    name: 'GATSBY_FACT_SHEET_ENDPOINT',
    isValid: (value) => /^\/(?!\/)/.test(value) || isSafeAddress(value),
    advice: 'a path of the site, such as /api/fact-sheet, or the https address of the function',
  },
  {
    name: 'SITE_URL',
    isRequired: true,
    isValid: (value) => isSafeAddress(value) && new URL(value).origin === value,
    advice:
      'the https address of the site without a path or trailing slash, such as https://www.vendor.example',
  },
  {
    name: 'FACT_SHEET_SECRET',
    isRequired: true,
    isValid: (value) => value.length >= SECRET_MIN_LENGTH,
    advice: `${SECRET_MIN_LENGTH} random characters or more, such as the output of: openssl rand -hex 32`,
  },
  {
    name: 'CSP_REPORT_URL',
    // The address becomes part of a header, in which these characters are separators.
    isValid: (value) => isSafeAddress(value) && !/[\s;,"\\]/.test(value),
    advice:
      'the https address for reports, without spaces, commas, semicolons or quotes, such as https://reports.example/csp',
  },
  {
    name: 'CMS_REPOSITORY',
    isValid: (value) => /^https:\/\/github\.com\/[\w-]+\/[\w.-]+(?<!\.git)$/.test(value),
    advice: 'the address of the repository, such as https://github.com/owner/name',
  },
  {
    name: 'MAIL_API_URL',
    isValid: isSafeAddress,
    advice: "the https address of the mail provider's API, such as https://mandrillapp.com/api/1.0",
  },
  {
    name: 'MAIL_FROM_ADDRESS',
    isValid: isSender,
    advice: 'an email address that the mail provider may send from',
  },
  ...CAP_VARIABLES,
];

function problemsOf({ name, isRequired, isValid, advice }: Variable, value: string) {
  if (value === '') return isRequired ? [`${name}: missing. Write ${advice}`] : [];
  if (isQuoted(value)) return [`${name}: in quotation marks. Remove them`];
  return isValid(value) ? [] : [`${name}: not usable. Write ${advice}`];
}

/** Mistakes for secrets in variables that start with GATSBY_, which Gatsby writes into the browser's scripts. */
function publishedSecrets(env: NodeJS.ProcessEnv): string[] {
  const secrets = new Set(SECRETS.map((name) => env[name]?.trim()).filter(Boolean));
  return Object.entries(env)
    .filter(([name, value]) => name.startsWith('GATSBY_') && secrets.has(value?.trim()))
    .map(
      ([name]) =>
        `${name}: contains a secret. Remove it: variables that begin with GATSBY_ are published`,
    );
}

function knownSecret({ FACT_SHEET_SECRET, SITE_URL = '' }: NodeJS.ProcessEnv): string[] {
  if (!FACT_SHEET_SECRET?.trim().startsWith(SANDBOX_PREFIX) || isOnThisMachine(SITE_URL)) return [];
  return ["FACT_SHEET_SECRET: is the sandbox's, which everybody knows. Write your own"];
}

const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).host : '');

/** Pages contain the site's URL from `content/site.json`; emails and the function's origin check use SITE_URL. */
function otherSite(env: NodeJS.ProcessEnv, siteUrl: string | undefined): string[] {
  const hosts = [hostOf(siteUrl), hostOf(env.SITE_URL)].filter(Boolean);
  if (new Set(hosts).size < 2 || isOnThisMachine(env.SITE_URL ?? '') || isPreview(env)) return [];
  return ['SITE_URL: is not the url in content/site.json. Write the same in both'];
}

/**
 * Checks the variables of a production build. Variables that only the running function reads may be missing; it then
 * answers 502 and logs the reason. Values are not printed, since some are secret.
 *
 * @param env the environment of the build
 * @param siteUrl the site's URL in `content/site.json`, if there is a valid one
 * @returns one line for each mistake, in the order of .env.example
 */
export function environmentMistakes(env: NodeJS.ProcessEnv, siteUrl?: string): string[] {
  return [
    ...VARIABLES.flatMap((variable) => problemsOf(variable, env[variable.name]?.trim() ?? '')),
    ...publishedSecrets(env),
    ...knownSecret(env),
    ...otherSite(env, siteUrl),
  ];
}
