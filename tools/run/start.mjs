/** `npm start`: from a fresh clone to the site on http://localhost:9000, its forms answered by the provider sandbox. */
import { installPackages, run } from './install.mjs';

installPackages();
run('npx', ['tsx', 'tools/site/start.ts']);
