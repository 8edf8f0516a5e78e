/** A part of the bank, as in content/bank.json. */
export interface Block {
  readonly name: string;
  /** The blocks of the plane below that it needs. */
  readonly needs?: readonly string[];
  /** The block of the same plane that takes over. */
  readonly substitute: string | null;
  /** Hours until the substitute works or, without one, until the block is back. */
  readonly hours: number;
}

export interface Service extends Block {
  /** The impact tolerance, in hours. */
  readonly tolerance: number;
}

/** Services, processes and suppliers: each plane needs the one below it. */
export type Planes<Part extends Block = Block> = readonly [
  services: readonly (Part & Service)[],
  processes: readonly Part[],
  suppliers: readonly Part[],
];

/** How a block is: it works, it works with a substitute, or it does not. */
export type State = 'runs' | 'substituted' | 'stopped';

export interface Outcome<Part extends Block = Block> {
  /** The block that is away, if any. */
  removed: Part | undefined;
  /** The state of every block. */
  states: ReadonlyMap<string, State>;
  /** The service that the loss hits most, or the first one. */
  service: Service;
  /** The blocks through which the service runs, or would have run, from the service down to a supplier. */
  chain: readonly string[];
  /** The block whose substitute takes over: the one that is away, or one above it; undefined if none does. */
  covered: Part | undefined;
  /** The hours that the service is away. */
  hours: number;
  /** The services that run as before. */
  unaffected: readonly string[];
}

/**
 * Computes what still runs without a block. A block works if it is there and each block that it needs works or has a
 * substitute that does.
 *
 * @param removed the name of the block that is away; null for none
 */
export function outcomeWithout<Part extends Block>(
  planes: Planes<Part>,
  removed: string | null,
): Outcome<Part> {
  const blocks = new Map<string, Part>(planes.flat().map((block) => [block.name, block]));
  const needsOf = (name: string) => blocks.get(name)?.needs ?? [];

  const works = (name: string): boolean =>
    name !== removed && needsOf(name).every((need) => replacementOf(need) !== undefined);

  /** The block that does the work of another: itself, its substitute, or none. */
  const replacementOf = (name: string): string | undefined =>
    [name, blocks.get(name)?.substitute ?? ''].find((other) => blocks.has(other) && works(other));

  const isAffected = (name: string): boolean => name === removed || needsOf(name).some(isAffected);

  const stateOf = (name: string): State => {
    if (!isAffected(name)) return 'runs';
    return replacementOf(name) === undefined ? 'stopped' : 'substituted';
  };

  /** The blocks from a service down, through the block that is away: as they are, or as they are replaced. */
  const chainOf = (name: string, replace: (name: string) => string): string[] => {
    const needs = needsOf(replace(name));
    const next = needs.find(isAffected) ?? needs[0];
    return [replace(name), ...(next === undefined ? [] : chainOf(next, replace))];
  };

  const effectOn = (service: Service) => {
    const covered = chainOf(service.name, (name) => name)
      .filter(isAffected)
      .findLast((name) => replacementOf(name) !== undefined);
    const { hours = 0 } = blocks.get(covered ?? removed ?? '') ?? {};
    return { service, covered: blocks.get(covered ?? ''), hours };
  };

  const [services] = planes;
  const affected = services.filter(({ name }) => isAffected(name));
  const [worst] = (affected.length > 0 ? affected : services)
    .map(effectOn)
    .toSorted((one, two) => two.hours / two.service.tolerance - one.hours / one.service.tolerance);
  if (!worst) throw new Error('The bank has no services');
  return {
    ...worst,
    removed: blocks.get(removed ?? ''),
    states: new Map([...blocks.keys()].map((name) => [name, stateOf(name)])),
    chain: chainOf(worst.service.name, (name) => replacementOf(name) ?? name),
    unaffected: services.map(({ name }) => name).filter((name) => !isAffected(name)),
  };
}
