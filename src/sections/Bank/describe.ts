import { fill } from '../../helpers/fill';
import { listOf } from '../../helpers/listOf';
import { labels } from '../../labels';
import type { Block, Outcome } from './outcome';

type Bank = Pick<Queries.BankFragment, 'start' | 'breach'> & {
  readonly services: {
    readonly blocks: readonly Pick<Queries.BankService, 'name' | 'tolerance'>[];
  };
};
type Part = Block & Pick<Queries.BankPartFragment, 'plan' | 'decider' | 'decision'>;

/** A row of the record. */
export interface Row {
  name: string;
  text: string;
  status: string;
  /** As of `Status`. */
  tone?: 'open' | 'alert';
}

/** The row of a service, with the bar of its outage. */
interface ServiceRow extends Row {
  /** Hours that it has been away. */
  away: number;
  tolerance: number;
  isPast: boolean;
}

export interface Description {
  heading: string;
  services: ServiceRow[];
  /** The services that are hit most, or the first one. */
  worst: ServiceRow | undefined;
  /** What ends the outage of that service, and what has to be decided. */
  others: Row[];
  /** The heading and what has changed, for screen readers: the same at hours between which nothing changes. */
  announcement: string;
  /** What the visitor may ask about it, at most 200 characters; undefined while nothing is hit. */
  question: string | undefined;
}

/** The time of an hour since the blocks are away: 18:14, 03:14 the next day, 09:14 on day 4. */
export function timeAt(hour: number, start: string): string {
  const [first = 0, minutes = 0] = start.split(':').map(Number);
  const hours = first + hour;
  const day = Math.floor(hours / 24) + 1;
  const time = [hours % 24, minutes].map((part) => String(part).padStart(2, '0')).join(':');
  if (day === 1) return time;
  return day === 2 ? fill(labels.bank.nextDay, { time }) : fill(labels.bank.day, { time, day });
}

/** Writes down an outcome. */
export function describe(bank: Bank, outcome: Outcome<Part>): Description {
  const { removed, hour, hits, states } = outcome;
  const { start, breach } = bank;
  const blocks = listOf(removed);

  const services = bank.services.blocks.map(({ name, tolerance }): ServiceRow => {
    const hit = hits.find(({ service }) => service.name === name);
    const { hours = 0 } = hit ?? {};
    const away = Math.min(hour, hours);
    const past = away - tolerance;
    const isPast = past > 0;
    const row = { name, away, tolerance, isPast };
    if (!hit) {
      return { ...row, text: fill(labels.bank.unused, { tolerance }), status: labels.bank.runs };
    }
    const isBack = states.get(name) === 'runs';
    const label = isBack ? labels.bank.restored : labels.bank.away;
    const text =
      isPast && !isBack
        ? fill(labels.bank.past, { hours: away, past })
        : fill(label, { hours: away, tolerance });
    if (isPast) return { ...row, text, status: labels.bank.exceeded, tone: 'alert' };
    if (!isBack) return { ...row, text, status: labels.bank.stopped, tone: 'open' };
    return { ...row, text, status: labels.bank.within };
  });

  const [hit] = hits;
  const worst = services.find(({ name }) => name === hit?.service.name) ?? services[0];
  const others: Row[] = [];
  if (hit && worst) {
    const { end, hours, isCovered } = hit;
    const { name, plan } = end;
    const substitute = end.substitute ?? '';
    const time = timeAt(hours, start);
    if (hours === Infinity) {
      const text = substitute ? fill(labels.bank.alsoAway, { substitute }) : plan;
      others.push({ name, text, status: labels.bank.noSubstitute, tone: 'alert' });
    } else {
      const [now, later] = isCovered
        ? [labels.bank.takesOver, labels.bank.standsBy]
        : [labels.bank.recovered, labels.bank.recovers];
      others.push({
        name: isCovered ? substitute : name,
        text: fill(isCovered ? labels.bank.covered : labels.bank.back, { time, plan }),
        ...(states.get(worst.name) === 'runs' ? { status: now } : { status: later, tone: 'open' }),
      });
    }
    const { decider, decision } = worst.isPast ? breach : end;
    others.push({ name: decider, text: decision, status: labels.bank.decide, tone: 'open' });
  }

  const heading = blocks
    ? fill(labels.bank.removed, { time: start, blocks })
    : fill(labels.bank.complete, { time: start });
  const changed = services.filter(({ status }) => status !== labels.bank.runs);
  return {
    heading,
    services,
    worst,
    others,
    announcement: [
      heading,
      ...[...changed, ...others.slice(0, 1)].map(({ name, status }) => `${name}: ${status}`),
    ].join('. '),
    question:
      hit &&
      worst &&
      fill(labels.bank.question, { blocks, service: worst.name, outcome: worst.text }),
  };
}
