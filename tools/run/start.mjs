/** `npm start`: installs packages, builds the site and serves it with the provider sandbox. */
import './folder.mjs';
import { installPackages, run } from './install.mjs';
import { typeScript } from './npm.mjs';

installPackages();
run(process.execPath, typeScript('tools/site/start.ts'));
