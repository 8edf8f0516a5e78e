import { graphql } from 'gatsby';
import { classes } from '../../helpers/classes';
import * as css from './Excerpt.module.css';

type ExcerptProps = Queries.ExcerptFragment & {
  /** The id of the note that the data is invented. */
  describedBy?: string;
};

/** An excerpt of a record of the product: a table, whose rows a line can join (R268). */
export function Excerpt({ caption, chain, rows, describedBy }: ExcerptProps) {
  return (
    <table
      className={classes(css.table, chain ? css.chain : undefined)}
      aria-describedby={describedBy}
    >
      <caption>{caption}</caption>
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

export const fragment = graphql`
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
