import { classes } from '../../helpers/classes';
import * as css from './Headline.module.css';

/** The headline of a page with a banner, which it names. */
export function Headline({ title, className }: { title: string; className: string | undefined }) {
  const end = title.indexOf('. ') + 1;
  return (
    <h1 id="headline" className={className}>
      {end > 0 && <span>{title.slice(0, end + 1)}</span>}
      <span className={classes(end > 0 && css.sentence)}>{title.slice(end).trimStart()}</span>
    </h1>
  );
}
