import { fill } from '../../helpers/fill';
import { htmlProps } from '../../helpers/trustedHtml';
import { labels } from '../../labels';
import * as body from './ArticleBody.module.css';
import * as css from './ArticleFootnotes.module.css';

/** The footnotes of an article, with links back to their references. */
export function ArticleFootnotes({ block }: { block: Queries.ArticleBlockFragment }) {
  const { anchor, footnotes } = block;
  return (
    <section aria-labelledby={anchor ?? undefined} className={css.footnotes}>
      <h2 id={anchor ?? undefined} className={body.smallHeading}>
        {labels.article.footnotes}
      </h2>
      <ol className={css.list}>
        {footnotes?.map(({ id, html, references }, index) => (
          <li key={id} id={id} dir="auto" className={css.footnote}>
            <div {...htmlProps(html)} />
            {references.map((reference) => (
              <a
                key={reference}
                href={`#${reference}`}
                className={css.back}
                aria-label={fill(labels.article.backToReference, { number: index + 1 })}
              >
                ↩
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
