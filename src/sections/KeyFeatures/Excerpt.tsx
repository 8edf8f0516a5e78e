import { graphql } from 'gatsby';
import { Fold } from '../../components/Fold/Fold';
import { Status } from '../../components/Status/Status';
import * as marked from '../../components/Status/Status.module.css';
import { classes } from '../../helpers/classes';
import * as css from './Excerpt.module.css';

type ExcerptProps = Queries.ExcerptFragment & {
  /** The id of the bar, which names the excerpt. */
  id: string;
  record: Queries.ProductRecordFragment;
  /** Whether it is open on phones until the visitor closes it. */
  isOpen: boolean;
};

/**
 * An excerpt of a record of the product, framed as there: a table, whose rows a line can join, below a bar with its
 * place (R268). On phones it folds under the bar.
 */
export function Excerpt({ id, record, isOpen, caption, chain, rows }: ExcerptProps) {
  return (
    <div className={css.frame}>
      <div id={id} className={css.bar}>
        <span className={css.owner}>{record.owner}</span>
        <span className={css.place}>{record.name}</span>
        <b>{caption}</b>
        <span className={css.due}>{record.due}</span>
        <span>{record.note}</span>
      </div>
      <Fold labelledBy={id} isOpen={isOpen} className={css.fold}>
        <table aria-labelledby={id} className={classes(css.table, chain ? css.chain : undefined)}>
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
      </Fold>
    </div>
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
