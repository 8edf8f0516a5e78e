import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { licenceOfText } from './texts';

/** One package of the lock file. */
export interface LockedPackage {
  /** Such as `@img/sharp-linux-x64`. */
  name: string;
  version: string;
  /** An SPDX expression (spdx.dev, annex D); undefined where none is stated. */
  licence: string | undefined;
  hasInstallScript: boolean;
}

interface Lock {
  packages: Record<
    string,
    { version: string; license?: string; hasInstallScript?: boolean; link?: boolean }
  >;
}

/** The licence by the text in an installed package's folder, or undefined. */
function licenceOfFolder(folder: string): string | undefined {
  try {
    const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
    return file && licenceOfText(readFileSync(path.join(folder, file), 'utf8'));
  } catch {
    // Not installed: meant for another platform.
    return undefined;
  }
}

/**
 * Every package that the lock file names, once for each folder in which it is installed. Where the lock states no
 * licence, as with packages older than that field, the licence file of the installed package tells it.
 * Throws where there is no lock file in the folder.
 */
export function lockedPackages(root: string): LockedPackage[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  return Object.entries(lock.packages)
    .filter(([folder, { link }]) => folder !== '' && !link)
    .map(([folder, { version, license, hasInstallScript = false }]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? licenceOfFolder(path.join(root, folder)),
      hasInstallScript,
    }));
}
