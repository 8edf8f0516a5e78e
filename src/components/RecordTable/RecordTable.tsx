import { graphql } from 'gatsby';
import { Status } from '../Status/Status';
import * as css from './RecordTable.module.css';
import { Scale } from './Scale';

type RecordTableProps = Pick<Queries.ExcerptFragment, 'rows'> & {
  /** The id of the text that names the table. */
  labelledBy: string;
};

/** The rows of a record of the product: an entry, its status and, for a figure, a bar with its limit. */
export function RecordTable({ labelledBy, rows }: RecordTableProps) {
  const hasStatuses = rows.some(({ status }) => status);
  return (
    <table aria-labelledby={labelledBy} className={css.table}>
      <tbody>
        {rows.map(({ label, value, status, scale }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td colSpan={hasStatuses && !status ? 2 : undefined}>
              {value}
              {scale && <Scale {...scale} tone={status?.tone} />}
            </td>
            {status && (
              <td>
                <Status {...status} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const fragment = graphql`
  fragment Excerpt on Excerpt {
    caption
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
