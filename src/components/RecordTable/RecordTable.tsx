import { graphql } from 'gatsby';
import { classes } from '../../helpers/classes';
import { Status } from '../Status/Status';
import * as marked from '../Status/Status.module.css';
import * as css from './RecordTable.module.css';

type RecordTableProps = Pick<Queries.ExcerptFragment, 'chain' | 'rows'> & {
  /** The id of the text that names the table. */
  labelledBy: string;
};

/** The rows of a record of the product: an entry, its status and, for a figure, a bar with its limit. */
export function RecordTable({ labelledBy, chain, rows }: RecordTableProps) {
  return (
    <table
      aria-labelledby={labelledBy}
      className={classes(css.table, chain ? css.chain : undefined)}
    >
      <tbody>
        {rows.map(({ label, value, status, scale }) => (
          <tr key={label}>
            <th scope="row" className={chain ? marked.mark : undefined}>
              {label}
            </th>
            <td>
              <span>
                <span>{value}</span> {status && <Status {...status} />}
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
