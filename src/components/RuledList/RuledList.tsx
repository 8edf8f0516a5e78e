import { classes } from '../../helpers/classes';
import * as css from './RuledList.module.css';

interface RuledListProps {
  items: readonly string[];
  className?: string | undefined;
}

/** Short texts, one a row, each below a line. `--row` is the space above and below a text. */
export function RuledList({ items, className }: RuledListProps) {
  return (
    <ul className={classes(css.list, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
