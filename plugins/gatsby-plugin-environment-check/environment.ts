import { isPreview } from '../../src/content-model/source/preview';
import { isOnThisMachine } from '../../src/server/shared/safe-address';
import { SANDBOX_PREFIX } from '../../src/server/shared/settings';
import { isQuoted, VARIABLES, type Variable } from '../../src/server/shared/variables';

const SECRETS = ['MAIL_API_KEY', 'FACT_SHEET_SECRET'];

/** The build does not know the values of the others. */
const readByBuild = Object.entries<Variable>(VARIABLES).filter(
  ([, { reader }]) => reader !== 'host' && reader !== 'commands',
);

function problemsOf(name: string, { isRequired, isValid, advice }: Variable, value: string) {
  if (value === '') return isRequired ? [`${name}: missing. Write ${advice}`] : [];
  if (isQuoted(value)) return [`${name}: in quotation marks. Remove them`];
  return !isValid || isValid(value) ? [] : [`${name}: not usable. Write ${advice}`];
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
    ...readByBuild.flatMap(([name, variable]) =>
      problemsOf(name, variable, env[name]?.trim() ?? ''),
    ),
    ...publishedSecrets(env),
    ...knownSecret(env),
    ...otherSite(env, siteUrl),
  ];
}
