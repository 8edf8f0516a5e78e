import { fill } from '../../helpers/fill';
import { htmlProps } from '../../helpers/trustedHtml';
import * as css from './ArticleFootnotes.module.css';

interface ArticleFootnotesProps {
  block: Queries.ArticleBlockFragment;
  labels: { readonly footnotes: string; readonly backToReference: string };
}

/** The footnotes of an article, with links back to their references. */
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
            <div {...htmlProps(html)} />
            {references.map((reference) => (
              <a
                key={reference}
                href={`#${reference}`}
                className={css.back}
                aria-label={fill(labels.backToReference, { number: index + 1 })}
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
