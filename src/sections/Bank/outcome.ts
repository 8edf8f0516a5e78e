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

/** A service that does not run as before. */
interface Hit<Part extends Block> {
  service: Service;
  /** The block whose substitute takes over: the one that is away, or one above it; undefined if none does. */
  covered: Part | undefined;
  /** The hours that the service is away. */
  hours: number;
}

export interface Outcome<Part extends Block = Block> {
  /** The block that is away, if any. */
  removed: Part | undefined;
  /** The state of every block. */
  states: ReadonlyMap<string, State>;
  /** The services that the loss hits, the one that uses most of its tolerance first. */
  hits: readonly Hit<Part>[];
  /** The blocks through which the first of those runs, or would have run, from the service down to a supplier. */
  chain: readonly string[];
  /** The services that run as before, without those that take over. */
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

  const hitOf = (service: Service): Hit<Part> => {
    const covered = chainOf(service.name, (name) => name)
      .filter(isAffected)
      .findLast((name) => replacementOf(name) !== undefined);
    const { hours = 0 } = blocks.get(covered ?? removed ?? '') ?? {};
    return { service, covered: blocks.get(covered ?? ''), hours };
  };

  const [services] = planes;
  const hits = services
    .filter(({ name }) => isAffected(name))
    .map(hitOf)
    .toSorted((one, two) => two.hours / two.service.tolerance - one.hours / one.service.tolerance);
  const shown = hits[0]?.service ?? services[0];
  if (!shown) throw new Error('The bank has no services');
  return {
    removed: blocks.get(removed ?? ''),
    states: new Map([...blocks.keys()].map((name) => [name, stateOf(name)])),
    hits,
    chain: chainOf(shown.name, (name) => replacementOf(name) ?? name),
    unaffected: services
      .map(({ name }) => name)
      .filter((name) => !isAffected(name) && hits[0]?.covered?.substitute !== name),
  };
}
