import { ArticleBlock, type BlockLabels } from './ArticleBlock';
import * as css from './ArticleBody.module.css';

interface ArticleBodyProps {
  blocks: readonly Queries.ArticleBlockFragment[];
  keyTakeaways: readonly string[];
  labels: BlockLabels & { readonly keyTakeaways: string; readonly contents: string };
}

/** The number of headings from which an article has a table of contents. */
const minHeadings = 3;

/** The key takeaways, the table of contents and the blocks of an article. */
export function ArticleBody({ blocks, keyTakeaways, labels }: ArticleBodyProps) {
  const headings = blocks.filter(({ type, level }) => type === 'bluetext' && level === 2);
  return (
    <div className={css.body}>
      <aside className={css.aside} aria-labelledby="key-takeaways">
        <div>
          <h2 id="key-takeaways" className={css.asideHeading}>
            {labels.keyTakeaways}
          </h2>
          <ul className={css.takeaways}>
            {keyTakeaways.map((takeaway) => (
              <li key={takeaway}>{takeaway}</li>
            ))}
          </ul>
        </div>
        {headings.length >= minHeadings && (
          <nav aria-labelledby="contents" className={css.contents}>
            <h2 id="contents" className={css.asideHeading}>
              {labels.contents}
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
        )}
      </aside>
      {blocks.map((block, index) => (
        <ArticleBlock key={index} block={block} labels={labels} />
      ))}
    </div>
  );
}
