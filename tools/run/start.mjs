/** `npm start`: installs packages, builds the site and serves it with the provider sandbox. */
import { installPackages, run } from './install.mjs';

await installPackages();
run('node --import tsx tools/site/start.ts');
