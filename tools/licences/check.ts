import { exceptions, installScripts, permissive } from './accepted';
import type { LockedPackage } from './lock';

/**
 * Whether an SPDX expression can be met by licences that pass. AND binds closer than OR; brackets may stand
 * around the whole only, since no package nests them: such an expression does not pass.
 */
export function passes(expression: string, isTaken: (licence: string) => boolean): boolean {
  return expression
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isTaken));
}

function licenceProblem({ name, version, licence }: LockedPackage): string | undefined {
  if (!licence) return `${name} ${version} states no licence`;
  const isTaken = (one: string) =>
    permissive.has(one) ||
    exceptions.some((exception) => exception.licence === one && exception.packages.test(name));
  return passes(licence, isTaken) ? undefined : `${name} ${version}: ${licence} is not accepted`;
}

/** What stands in the way of taking these packages, a line each; empty where nothing does. */
export function problems(packages: readonly LockedPackage[]): string[] {
  const withScript = new Set(
    packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
  );
  return [
    ...packages.map(licenceProblem).filter((line) => line !== undefined),
    ...[...withScript]
      .filter((name) => !Object.hasOwn(installScripts, name))
      .map((name) => `${name} has an install script that nobody has read`),
    ...Object.keys(installScripts)
      .filter((name) => !withScript.has(name))
      .map((name) => `${name} has no install script any more: take it off the list`),
  ];
}

/** How many packages there are of each licence, the most frequent first. */
export function counts(packages: readonly LockedPackage[]): [licence: string, count: number][] {
  const byLicence = new Map<string, number>();
  for (const { licence = 'none' } of packages) {
    byLicence.set(licence, (byLicence.get(licence) ?? 0) + 1);
  }
  return [...byLicence].sort(([, a], [, b]) => b - a);
}

/** Whether npm's settings keep it from running the install scripts of packages. */
export const runsNoScripts = (settings: string) => /^ignore-scripts=true$/m.test(settings);
