import { graphql } from 'gatsby';
import { Fold } from '../../components/Fold/Fold';
import { RecordTable } from '../../components/RecordTable/RecordTable';
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
 * place (R264). On phones it folds under the bar.
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
        <RecordTable labelledBy={id} chain={chain} rows={rows} />
      </Fold>
    </div>
  );
}

export const fragment = graphql`
  fragment ProductRecord on ProductRecord {
    name
    owner
    due
    note
  }
`;
