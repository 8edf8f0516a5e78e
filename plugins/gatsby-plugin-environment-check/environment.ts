import { isSafeAddress } from '../../src/server/safe-address';
import { HIGHEST_CAP, isCap } from '../../src/server/settings';

const SHORTEST_SECRET = 32;
const CAPS = ['MAIL_CAP_PER_CLIENT', 'MAIL_CAP_PER_RECIPIENT', 'MAIL_CAP_PER_DAY'];
const SECRETS = ['MAIL_API_KEY', 'FACT_SHEET_SECRET'];

type Variable = {
  name: string;
  /** Without it there is nothing to build; the others matter when the site runs. */
  isNeeded: boolean;
  isRight: (value: string) => boolean;
  /** What to write instead. */
  advice: string;
};

function isFormEndpoint(value: string): boolean {
  return isSafeAddress(value) && new URL(value).pathname.endsWith('/api/formSubmit.php');
}

function isOrigin(value: string): boolean {
  return isSafeAddress(value) && new URL(value).origin === value;
}

const VARIABLES: readonly Variable[] = [
  {
    name: 'GATSBY_FORM_ENDPOINT',
    isNeeded: true,
    isRight: isFormEndpoint,
    advice:
      'Write the https address that takes enquiries, such as https://forms.example/api/formSubmit.php',
  },
  {
    name: 'GATSBY_LIST_ENDPOINT',
    isNeeded: true,
    isRight: isSafeAddress,
    advice:
      'Write the https address of the mailing list, such as https://lists.example/subscribe/post?u=1&id=2',
  },
  {
    name: 'GATSBY_LIST_CONSENT_FIELD',
    isNeeded: false,
    isRight: (value) => /^[A-Z][A-Z0-9_]{0,29}$/.test(value),
    advice: 'Write the name of the field that holds the consent, such as MERGE7',
  },
  {
    name: 'SITE_URL',
    isNeeded: true,
    isRight: isOrigin,
    advice:
      'Write the https address of the site without a path or a slash at the end, such as https://www.keelstone.example',
  },
  {
    name: 'FACT_SHEET_SECRET',
    isNeeded: true,
    isRight: (value) => value.length >= SHORTEST_SECRET,
    advice: `Write ${SHORTEST_SECRET} random characters or more, such as the output of: openssl rand -hex 32`,
  },
  {
    name: 'MAIL_API_URL',
    isNeeded: false,
    isRight: isSafeAddress,
    advice:
      "Write the https address of the mail provider's API, such as https://mandrillapp.com/api/1.0",
  },
  {
    name: 'MAIL_FROM_ADDRESS',
    isNeeded: false,
    isRight: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
    advice: 'Write an e-mail address that the mail provider may send from',
  },
  ...CAPS.map((name) => ({
    name,
    isNeeded: false,
    isRight: isCap,
    advice: `Write a whole number from 1 to ${HIGHEST_CAP}`,
  })),
];

function mistakeOf({ name, isNeeded, isRight, advice }: Variable, value: string) {
  if (value === '') return isNeeded ? [`${name}: missing. ${advice}`] : [];
  return isRight(value) ? [] : [`${name}: not usable. ${advice}`];
}

// Gatsby writes every variable of that prefix into the browser's scripts.
function publishedSecrets(env: NodeJS.ProcessEnv): string[] {
  const secrets = new Set(SECRETS.map((name) => env[name]?.trim()).filter(Boolean));
  return Object.entries(env)
    .filter(([name, value]) => name.startsWith('GATSBY_') && secrets.has(value?.trim()))
    .map(
      ([name]) =>
        `${name}: holds a secret. Remove it: a name that begins with GATSBY_ is published`,
    );
}

/**
 * Says what keeps a production build from starting: a variable that the build needs and lacks, or one
 * that is set to something unusable. What only the running function needs may be missing here; it then
 * answers 502 and says so in its log. No value is repeated, since some are secret.
 *
 * @param env the environment of the build
 * @returns one line for each mistake, in the order of .env.example; none if all is well
 */
export function environmentMistakes(env: NodeJS.ProcessEnv): string[] {
  return [
    ...VARIABLES.flatMap((variable) => mistakeOf(variable, env[variable.name]?.trim() ?? '')),
    ...publishedSecrets(env),
  ];
}
