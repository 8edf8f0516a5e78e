/**
 * Exits with advice if Node cannot run the commands, which need what came with 20.11; package.json names the versions
 * that are tested. Uses only what old versions know.
 */
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11)) {
  console.error(`Node ${process.versions.node} is too old: install version 24, https://nodejs.org`);
  process.exit(1);
}
