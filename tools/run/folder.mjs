/** Stops a command if the project's folder has a name on which Gatsby would fail with another message. */
import path from 'node:path';

/** What is wrong with a project's folder; undefined if Gatsby supports it. */
export function folderMistake(folder = process.cwd()) {
  const [sign] = /[()[\]{}#%'!?]/.exec(folder) ?? [];
  if (!sign) return undefined;
  const name = folder.split(path.sep).find((part) => part.includes(sign));
  return `The folder "${name}" contains ${sign}, which Gatsby does not support. Rename the folder.`;
}

const mistake = folderMistake();
if (mistake) {
  console.error(mistake);
  process.exit(1);
}
