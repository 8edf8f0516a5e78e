/** `npm test -- plain`: builds the site without the plugins that rely on internals, and runs the tests of its pages. */
import { run } from './install.mjs';

process.env.PLAIN_BUILD = '1';
run('node --import tsx tools/site/build-for-tests.ts');
const forms = ['enquiry', 'fact-sheet', 'newsletter'].map((name) => `forms/${name}.spec`);
run(`playwright test ${['header', 'routes', 'insights', 'article', ...forms].join(' ')}`);
