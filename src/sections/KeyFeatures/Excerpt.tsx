import { graphql } from 'gatsby';
import { classes } from '../../helpers/classes';
import * as css from './Excerpt.module.css';
import { ExcerptRows } from './ExcerptRows';
import { Matrix } from './Matrix';

type ExcerptProps = Queries.FeatureExcerptFragment & {
  /** The id of the caption, which names the excerpt. */
  id: string;
  /** The record of the product, if the excerpt is in its frame. The menu is decoration, its first entry current. */
  record: (Queries.ProductRecordFragment & { menu: readonly string[] }) | undefined;
};

/** An excerpt of the product, drawn as what it is: fields, a matrix, or rows of another kind (R264). */
export function Excerpt({ id, record, caption, kind, columns, rows }: ExcerptProps) {
  return (
    <figure className={classes(css.excerpt, kind !== 'chain' && css.panel)}>
      <figcaption id={id} className={record ? css.bar : css.caption}>
        {record && <span className={css.owner}>{record.owner}</span>}
        {record && <span className={css.place}>{record.name}</span>}
        <b>{caption}</b>
        {record && <span>{record.due}</span>}
      </figcaption>
      {record && (
        <ul className={css.menu} aria-hidden="true">
          {record.menu.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
      {kind === 'matrix' && <Matrix labelledBy={id} columns={columns ?? []} rows={rows} />}
      {kind !== 'matrix' && <ExcerptRows kind={kind ?? 'fields'} rows={rows} />}
    </figure>
  );
}

export const fragments = graphql`
  fragment ProductRecord on ProductRecord {
    name
    owner
    due
  }

  fragment FeatureExcerpt on Excerpt {
    ...Excerpt
    kind
    columns
    rows {
      cells {
        label
        tone
      }
    }
  }
`;
