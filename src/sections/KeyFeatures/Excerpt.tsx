import { graphql } from 'gatsby';
import { classes } from '../../helpers/classes';
import * as css from './Excerpt.module.css';

type ExcerptProps = Queries.ExcerptFragment & {
  record: Queries.ProductRecordFragment;
};

/** An excerpt of a record of the product, framed as there: a table, whose rows a line can join (R268). */
export function Excerpt({ caption, chain, rows, record }: ExcerptProps) {
  return (
    <table className={classes(css.table, chain ? css.chain : undefined)}>
      <caption>
        <span className={css.bar}>
          <span className={css.owner}>{record.owner}</span>
          <span className={css.place}>{record.name}</span>
          <b>{caption}</b>
          <span className={css.due}>{record.due}</span>
          <span>{record.note}</span>
        </span>
      </caption>
      <tbody>
        {rows.map(({ label, value, status, scale }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <span>
                <span>{value}</span> {status && <b data-tone={status.tone}>{status.label}</b>}
              </span>
              {scale && (
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={scale.filled} height="1" />
                  <rect x={scale.limit} width="0.7" height="1" />
                </svg>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const fragments = graphql`
  fragment ProductRecord on ProductRecord {
    name
    owner
    due
    note
  }

  fragment Excerpt on Excerpt {
    caption
    chain
    rows {
      label
      value
      status {
        label
        tone
      }
      scale {
        filled
        limit
      }
    }
  }
`;
