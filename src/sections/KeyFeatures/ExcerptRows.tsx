import { Scale } from '../../components/RecordTable/Scale';
import { Status } from '../../components/Status/Status';
import * as approval from './Approval.module.css';
import * as bars from './Bars.module.css';
import * as chain from './Chain.module.css';
import * as clause from './Clause.module.css';
import * as timeline from './Timeline.module.css';

/** The look of each kind of rows. */
const looks = {
  chain: chain.rows,
  clause: clause.rows,
  bars: bars.rows,
  approval: approval.rows,
  timeline: timeline.rows,
};

interface ExcerptRowsProps {
  kind: keyof typeof looks;
  rows: Queries.ExcerptFragment['rows'];
}

/** The rows of an excerpt in order: blocks of a chain, clauses, bars, steps of an approval, or days. */
export function ExcerptRows({ kind, rows }: ExcerptRowsProps) {
  return (
    <ol className={looks[kind]}>
      {rows.map(({ label, value, status, scale }) => (
        <li key={label} data-tone={status?.tone}>
          <span>{label}</span>
          <p>{value}</p>
          {status && <Status {...status} />}
          {scale && <Scale {...scale} />}
        </li>
      ))}
    </ol>
  );
}
