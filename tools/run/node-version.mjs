/** What is wrong with Node: before 20.11, modules do not know their own folder. */
export function nodeMistake() {
  const [major, minor] = process.version.slice(1).split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 11)) return undefined;
  return `Node ${process.version} is too old. Install version 24, or 22 from 22.12 on.`;
}
