/**
 * `npm run mail:preview`: shows the fact-sheet email in the sandbox's inbox, and its template for the mail provider as
 * HTML and text. Uses a running sandbox, such as that of `npm run develop`.
 */
import { sendFactSheetEmail } from '../../src/server/email-provider';
import { readSettings } from '../../src/server/settings';
import { runCommand } from '../run-command';
import { sandboxEnvironment, startSandbox } from '../sandbox';
import { ports } from '../site/gatsby';

/** Sends the email to the sandbox, and prints where it is. */
export async function previewMail(): Promise<void> {
  const url = `http://127.0.0.1:${ports.sandbox}`;
  const site = `http://localhost:${ports.site}`;
  const variables = new Map(Object.entries(sandboxEnvironment(url, site)));
  const sandbox = await startSandbox({ port: ports.sandbox }).catch(() => undefined);
  const { answer, sent } = await sendFactSheetEmail(
    {
      recipient: { address: 'ada@bank.example', name: 'Ada Lovelace' },
      pdfName: 'The name of a fact sheet',
      downloadLink: `${site}/fact-sheets/sample-${'0'.repeat(32)}.pdf`,
    },
    readSettings((name) => variables.get(name)),
  );
  if (!sent) throw new Error(`The sandbox: ${answer}`);
  console.log(`The email as it arrives:       ${url}
Its template for the provider:  ${url}/mail.html and ${url}/mail.txt
Both follow content/mail/fact-sheet.md; reload the page to see a change.`);
  if (!sandbox) return;
  console.log('Press Ctrl-C to stop it.');
  process.once('SIGINT', () => void sandbox.close());
}

runCommand(import.meta.filename, previewMail);
