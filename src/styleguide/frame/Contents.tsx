import * as css from '../../sections/SolutionNav/SolutionNav.module.css';
import { chapterId, chapters } from './chapters';

/** The bar with the chapters; it stays under the header and looks as the bar of the solutions does. */
export function Contents() {
  return (
    <nav className={css.bar} aria-label="Chapters">
      <ul className={css.list}>
        {chapters.map((name) => (
          <li key={name}>
            <a href={`#${chapterId(name)}`} className={css.link}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
