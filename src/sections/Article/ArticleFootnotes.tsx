import * as css from './ArticleFootnotes.module.css';
import { inner } from './html';

interface ArticleFootnotesProps {
  block: Queries.ArticleBlockFragment;
  labels: { readonly footnotes: string; readonly backToReference: string };
}

/** An article's footnotes, each with a way back to every reference in the text. */
export function ArticleFootnotes({ block, labels }: ArticleFootnotesProps) {
  const { anchor, footnotes } = block;
  return (
    <section aria-labelledby={anchor ?? undefined} className={css.footnotes}>
      <h2 id={anchor ?? undefined} className={css.heading}>
        {labels.footnotes}
      </h2>
      <ol className={css.list}>
        {footnotes?.map(({ id, html, references }, index) => (
          <li key={id} id={id} className={css.footnote}>
            <div {...inner(html)} />
            {references.map((reference) => (
              <a
                key={reference}
                href={`#${reference}`}
                className={css.back}
                aria-label={labels.backToReference.replace('{number}', String(index + 1))}
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
