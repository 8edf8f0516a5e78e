/**
 * The tests of the host, the function, the sandbox and what starts them, in one file for jest: each file loads their packages anew, and
 * those of the host build a site.
 */
import './host/connections.cases';
import './host/docker.cases';
import './host/function.cases';
import './host/pages.cases';
import './host/process.cases';
import './sandbox/contract.cases';
import './sandbox/control.cases';
import './server/email-provider.cases';
import './server/fact-sheet-function.cases';
import './server/fuzz.cases';
import './tools/ports.cases';
