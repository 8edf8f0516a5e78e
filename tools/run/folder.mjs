/** Stops a command at its start where the project's folder has a name with which Gatsby fails in other words. */
import path from 'node:path';

/** What is wrong with a project's folder; undefined for one in which Gatsby works. */
export function folderMistake(folder = process.cwd()) {
  const [sign] = /[()[\]{}#%]/.exec(folder) ?? [];
  if (!sign) return undefined;
  const name = folder.split(path.sep).find((part) => part.includes(sign));
  return `The folder "${name}" contains ${sign}, which Gatsby does not support. Rename the folder.`;
}

const mistake = folderMistake();
if (mistake) {
  console.error(mistake);
  process.exit(1);
}
