/** Stops a command that would fail with another message: on an old Node, or by Gatsby, on a folder or without its own. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { nodeMistake } from './node-version.mjs';

/** What is wrong with the project's folder; undefined if Gatsby supports it. */
function folderMistake() {
  for (const name of process.cwd().split(path.sep)) {
    const [sign] = /[()[\]{}#%'!?]/.exec(name) ?? [];
    if (sign)
      return `The folder "${name}" contains ${sign}, which Gatsby does not support. Rename the folder.`;
  }
  return undefined;
}

/** What is wrong with the folder where Gatsby keeps its settings: containers may run without a home folder. */
function settingsMistake() {
  const folder = process.env.XDG_CONFIG_HOME || path.join(homedir(), '.config');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch {
    return `Gatsby cannot write its settings to ${folder}. Set XDG_CONFIG_HOME to a folder that it can write to.`;
  }
}

const mistake = nodeMistake() ?? folderMistake() ?? settingsMistake();
if (mistake) {
  console.error(mistake);
  process.exit(1);
}
