/** `npm run artwork`: installs the packages of `artwork/` and draws the named pictures, or all of them. */
import { installPackages, run } from './install.mjs';

installPackages('artwork');
run(`npm run --silent --prefix artwork draw -- ${process.argv.slice(2).join(' ')}`);
