import { Arrow } from '../../components/Arrow/Arrow';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { Status } from '../../components/Status/Status';
import { fill } from '../../helpers/fill';
import * as css from './BankRecord.module.css';
import type { Outcome } from './outcome';

type Words = Queries.BankFragment['record'];
type Part = Queries.BankPartFragment;
type Row = readonly [name: string, text: string, status: string, tone?: 'open' | 'alert'];

interface BankRecordProps {
  words: Words;
  services: Queries.BankFragment['services']['blocks'];
  outcome: Outcome<Part>;
}

/** What is written while nothing is away: the tolerance of each service. */
const restingRows = (words: Words, services: BankRecordProps['services']): Row[] =>
  services.map(({ name, tolerance }) => [name, fill(words.unused, { tolerance }), words.runs]);

/**
 * What is written without a block: the tolerance of each service that is hit, what takes over for the first of them, the
 * decision, and who is unaffected.
 */
function rowsWithout(removed: Part, { words, outcome }: BankRecordProps): Row[] {
  const { hits, unaffected } = outcome;
  const covered = hits[0]?.covered;
  return [
    ...hits.map(({ service: { name, tolerance }, hours }): Row => {
      const text = fill(words.used, { hours, tolerance });
      return hours <= tolerance
        ? [name, text, words.within]
        : [name, text, words.exceeded, 'alert'];
    }),
    covered?.substitute
      ? [covered.substitute, covered.plan, words.takesOver]
      : [removed.name, removed.plan, words.noSubstitute, 'alert'],
    [removed.decider, removed.decision, words.decide, 'open'],
    ...(unaffected.length > 0
      ? [[words.others, unaffected.join(', '), words.unaffected, 'open'] as const]
      : []),
  ];
}

/** The record of what happened, read out as a whole when it changes, and the link to the feature that holds the plan. */
export function BankRecord(props: BankRecordProps) {
  const { words, services, outcome } = props;
  const { removed } = outcome;
  const rows = removed ? rowsWithout(removed, props) : restingRows(words, services);
  const proof = (removed ?? services[0])?.proof;
  return (
    <div className={css.record}>
      <div role="status" aria-atomic="true">
        <p className={css.head}>
          <b>{removed ? fill(words.removed, { block: removed.name }) : words.complete}</b>
          <span>{words.example}</span>
        </p>
        <ul>
          {rows.map(([name, text, status, tone]) => (
            <li key={name + text} className={css.row}>
              <span>{name}</span>
              <span>{text}</span>
              <Status label={status} tone={tone} />
            </li>
          ))}
        </ul>
      </div>
      {proof && (
        <SiteLink to={proof.to} className={css.proof}>
          <span>{proof.label}</span>
          <Arrow />
        </SiteLink>
      )}
    </div>
  );
}
