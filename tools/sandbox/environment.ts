import { FACT_SHEET_PATH } from '../../src/forms/rules';
import { SANDBOX_PREFIX } from '../../src/server/shared/settings';

/** The key for the sandbox's mail provider. Not a secret. */
export const SANDBOX_KEY = 'sandbox-key';

/**
 * The environment variables of a site that uses the sandbox, for `npm start`, `npm run develop` and the tests. Caps are
 * high, since all requests come from one client, but the cap per recipient can be reached by hand.
 *
 * @param sandboxUrl such as http://127.0.0.1:9100
 * @param siteUrl such as http://localhost:9000; links in emails begin with it
 */
export function sandboxEnvironment(sandboxUrl: string, siteUrl: string): Record<string, string> {
  return {
    GATSBY_FORM_ENDPOINT: `${sandboxUrl}/api/formSubmit.php`,
    GATSBY_LIST_ENDPOINT: `${sandboxUrl}/subscribe`,
    GATSBY_LIST_CONSENT_FIELD: 'MERGE7',
    GATSBY_FACT_SHEET_ENDPOINT: FACT_SHEET_PATH,
    MAIL_API_URL: `${sandboxUrl}/api/1.0`,
    MAIL_API_KEY: SANDBOX_KEY,
    MAIL_FROM_ADDRESS: 'fact-sheets@sandbox.example',
    MAIL_FROM_NAME: 'Fact sheets',
    SITE_URL: siteUrl,
    FACT_SHEET_SECRET: `${SANDBOX_PREFIX}secret-that-protects-nothing`,
    MAIL_CAP_PER_CLIENT: '10000',
    MAIL_CAP_PER_RECIPIENT: '20',
    MAIL_CAP_PER_DAY: '10000',
  };
}
