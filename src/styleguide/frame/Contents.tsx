import { chapterId, chapters } from './chapters';
import * as css from './Contents.module.css';

/** The bar with the chapters; it stays under the header. */
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
