import { RuledList } from '../../components/RuledList/RuledList';
import { labels } from '../../labels';
import { ArticleBlock } from './ArticleBlock';
import * as css from './ArticleBody.module.css';

interface ArticleBodyProps {
  blocks: readonly Queries.ArticleBlockFragment[];
  /** A text page has none. */
  keyTakeaways?: readonly string[] | null;
}

/** The key takeaways, the table of contents and the blocks of an article. */
export function ArticleBody({ blocks, keyTakeaways }: ArticleBodyProps) {
  const headings = blocks.filter(({ type, level }) => type === 'bluetext' && level === 2);
  const hasContents = headings.length > 2;
  return (
    <div className={css.body}>
      {/* Not an aside, which reader views leave out. */}
      {keyTakeaways && (
        <section aria-labelledby="key-takeaways" className={css.takeaways}>
          <h2 id="key-takeaways" className={css.smallHeading}>
            {labels.article.keyTakeaways}
          </h2>
          <RuledList items={keyTakeaways} className={css.points} />
        </section>
      )}
      {hasContents && (
        <div className={css.contents}>
          <nav aria-labelledby="contents">
            <h2 id="contents" className={css.smallHeading}>
              {labels.article.contents}
            </h2>
            <ol>
              {headings.map(({ anchor, caption }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`} className={css.content}>
                    {caption}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      )}
      {blocks.map((block, index) => (
        <ArticleBlock key={index} block={block} />
      ))}
    </div>
  );
}
