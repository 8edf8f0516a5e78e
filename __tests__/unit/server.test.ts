/**
 * The tests of `host/`, the function, the sandbox and `npm start`, in one file because jest loads their packages per
 * file.
 */
import './host/connections.cases';
import './host/docker.cases';
import './host/function.cases';
import './host/pages.cases';
import './sandbox/sandbox.cases';
import './server/email-provider.cases';
import './server/fact-sheet-function.cases';
import './server/netlify.cases';
