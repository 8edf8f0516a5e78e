/** A part of the bank, as in content/bank.json. */
export interface Block {
  readonly name: string;
  /** The blocks of the plane below that it needs. */
  readonly needs?: readonly string[];
  /** The block of the same plane that takes over. */
  readonly substitute?: string | null;
  /** Hours until the substitute works or, without one, until the block is back. Without a number, nothing brings it back. */
  readonly hours?: number | null;
}

interface Service {
  /** The impact tolerance, in hours. */
  readonly tolerance: number;
}

/** Services, processes and suppliers: each plane needs the one below it. */
export type Planes<Part extends Block = Block> = readonly [
  services: readonly (Part & Service)[],
  processes: readonly Part[],
  suppliers: readonly Part[],
];

/** A service that does not run as before. */
interface Hit<Part extends Block> {
  service: Part & Service;
  /** The hours until it runs again; `Infinity` if nothing brings it back. */
  hours: number;
  /** The block that ends the outage, or would: the one that is restored, or whose substitute takes over. */
  end: Part;
  /** Whether a substitute takes over. */
  isCovered: boolean;
}

/** How a block is at an hour: it runs, it is away, or it does not run without what it needs. */
export type State = 'runs' | 'away' | 'down';

export interface Outcome<Part extends Block = Block> {
  /** The names of the blocks that are away. */
  removed: readonly string[];
  /** Hours since they are. */
  hour: number;
  /** The services that the loss hits, the one that uses most of its tolerance first. */
  hits: readonly Hit<Part>[];
  /** The state of every block. */
  states: ReadonlyMap<string, State>;
  /** The blocks that the first hit needs as a rule, from a supplier up to the service. */
  usual: readonly string[];
  /** The blocks through which it runs, or as many of them as work, from the supplier up. */
  live: readonly string[];
}

/** The hours that are shown. */
export const lastHour = 72;

const byDescending = (one: number, other: number) => other - one || 0;

/**
 * The hours from which blocks are restored, run and have their work done, by themselves or by their substitutes, without
 * some blocks.
 */
function timesWithout(planes: Planes, removed: readonly string[]) {
  const runs = new Map<string, number>();
  const done = new Map<string, number>();
  const restoredFrom = ({ name, substitute, hours }: Block) => {
    if (!removed.includes(name)) return 0;
    // Away in its last hour, too; a substitute works from its hour on.
    return substitute ? Infinity : (hours ?? Infinity) + 0.5;
  };
  const runsFrom = ({ name }: Block) => runs.get(name) ?? Infinity;
  const doneFrom = ({ name }: Block) => done.get(name) ?? Infinity;
  const coveredFrom = ({ substitute, hours }: Block) =>
    substitute ? runsFrom({ name: substitute }) + (hours ?? 0) : Infinity;
  for (const plane of planes.toReversed()) {
    for (const block of plane) {
      const needed = (block.needs ?? []).map((name) => doneFrom({ name }));
      runs.set(block.name, Math.max(restoredFrom(block), ...needed));
    }
    for (const block of plane) {
      const from = runsFrom(block);
      done.set(block.name, from && Math.min(from, coveredFrom(block)));
    }
  }
  return { restoredFrom, runsFrom, doneFrom };
}

/**
 * Computes what runs without some blocks. The work of a block is done again once the block and all that it needs are
 * back, or its substitute takes over, whichever is first.
 *
 * @param removed the names of the blocks that are away
 * @param hour hours since they are; by default the hour of the decision, when the worst hit service runs again
 */
export function outcomeOf<Part extends Block>(
  planes: Planes<Part>,
  removed: readonly string[],
  hour?: number,
): Outcome<Part> {
  const blocks = new Map<string, Part>(planes.flat().map((block) => [block.name, block]));
  const { restoredFrom, runsFrom, doneFrom } = timesWithout(planes, removed);

  /** What a block waits for longest. */
  const needOf = ({ needs = [] }: Part): Part | undefined =>
    needs
      .flatMap((name) => blocks.get(name) ?? [])
      .toSorted((one, other) => byDescending(doneFrom(one), doneFrom(other)))[0];
  const isCovered = (block: Part) => doneFrom(block) < runsFrom(block);
  const endOf = (block: Part): Part => {
    const need = needOf(block);
    const isEnd = restoredFrom(block) === doneFrom(block) || isCovered(block);
    return isEnd || !need ? block : endOf(need);
  };
  const hits = planes[0]
    .filter((service) => doneFrom(service) > 0)
    .map((service): Hit<Part> => {
      const end = endOf(service);
      return { service, hours: Math.floor(doneFrom(service)), end, isCovered: isCovered(end) };
    })
    .toSorted((one, other) =>
      byDescending(one.hours / one.service.tolerance, other.hours / other.service.tolerance),
    );

  const now = hour ?? Math.min(hits[0]?.hours ?? 0, lastHour);
  const stateOf = (block: Part): State => {
    if (runsFrom(block) <= now) return 'runs';
    return removed.includes(block.name) ? 'away' : 'down';
  };
  const replacementOf = (block: Part): Part =>
    (stateOf(block) !== 'runs' && doneFrom(block) <= now && blocks.get(block.substitute ?? '')) ||
    block;
  const chainOf = (block: Part, replace: (block: Part) => Part): Part[] => {
    const need = needOf(replace(block));
    return [...(need ? chainOf(need, replace) : []), replace(block)];
  };
  const shown = hits[0]?.service ?? planes[0][0];
  const chain = shown ? chainOf(shown, replacementOf) : [];
  const broken = chain.findIndex((block) => stateOf(block) !== 'runs');
  return {
    removed,
    hour: now,
    hits,
    states: new Map([...blocks.values()].map((block) => [block.name, stateOf(block)])),
    usual: shown ? chainOf(shown, (block) => block).map(({ name }) => name) : [],
    live: chain.slice(0, broken < 0 ? undefined : broken).map(({ name }) => name),
  };
}

/** How many blocks, and how many pairs of blocks, break the tolerance of a service when they are away. */
export function countBreaches(planes: Planes) {
  const names = planes.flat().map(({ name }) => name);
  const pairs = names.flatMap((one, index) => names.slice(index + 1).map((two) => [one, two]));
  const breaking = (sets: readonly (readonly string[])[]) =>
    sets.filter((removed) => {
      const { doneFrom } = timesWithout(planes, removed);
      return planes[0].some((service) => Math.floor(doneFrom(service)) > service.tolerance);
    }).length;
  return {
    blocks: names.length,
    breakingBlocks: breaking(names.map((name) => [name])),
    pairs: pairs.length,
    breakingPairs: breaking(pairs),
  };
}
