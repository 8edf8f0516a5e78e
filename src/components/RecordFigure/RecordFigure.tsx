import { classes } from '../../helpers/classes';
import { RecordTable } from '../RecordTable/RecordTable';
import * as css from './RecordFigure.module.css';

type RecordFigureProps = Queries.ExcerptFragment & {
  /** The caption's id. */
  id: string;
  className?: string | undefined;
};

/** Rows of a record of the product on a white slab, below a caption. */
export function RecordFigure({ id, caption, rows, className }: RecordFigureProps) {
  return (
    <figure className={classes(css.figure, className)}>
      <figcaption id={id}>{caption}</figcaption>
      <RecordTable labelledBy={id} rows={rows} />
    </figure>
  );
}
