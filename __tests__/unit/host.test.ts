/** The tests of the host, in one file for jest: each file loads the host's packages anew and builds a site. */
import './host/docker.cases';
import './host/function.cases';
import './host/pages.cases';
import './host/process.cases';
import './server/fuzz.cases';
