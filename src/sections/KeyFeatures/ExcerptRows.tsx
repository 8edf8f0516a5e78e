import { Scale } from '../../components/RecordTable/Scale';
import { Status } from '../../components/Status/Status';
import { classes } from '../../helpers/classes';
import * as blocks from './Chain.module.css';
import * as css from './ExcerptRows.module.css';
import * as steps from './Steps.module.css';

/** The look of each kind of rows. */
const looks = {
  fields: css.fields,
  chain: blocks.chain,
  clause: css.clause,
  bars: css.bars,
  approval: steps.approval,
  timeline: steps.timeline,
};

interface ExcerptRowsProps {
  kind: keyof typeof looks;
  rows: Queries.ExcerptFragment['rows'];
}

/** The rows of an excerpt in order: fields, blocks of a chain, clauses, bars, steps of an approval, or days. */
export function ExcerptRows({ kind, rows }: ExcerptRowsProps) {
  return (
    <ol className={classes(css.rows, looks[kind])}>
      {rows.map(({ label, value, status, scale }) => (
        <li key={label} data-tone={status?.tone}>
          <span>{label}</span>
          <p>{value}</p>
          {status && <Status {...status} />}
          {scale && <Scale {...scale} tone={status?.tone} />}
        </li>
      ))}
    </ol>
  );
}
