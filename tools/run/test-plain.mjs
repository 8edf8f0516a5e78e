/** `npm run test:plain`: builds the site without the plugins that rely on internals, and runs the tests of its pages. */
import { runNpm } from './install.mjs';

process.env.PLAIN_BUILD = '1';
runNpm(['run', '--silent', 'build:test']);
const forms = ['enquiry', 'fact-sheet', 'newsletter'].map((name) => `forms/${name}.spec`);
const specs = ['header', 'routes', 'insights', 'article', ...forms];
runNpm(['run', '--silent', 'test:e2e', '--', ...specs]);
