import { classes } from '../../components/classes';
import * as css from './ArticleHeading.module.css';
import { inner, plain } from './html';

interface ArticleHeadingProps {
  block: Queries.ArticleBlockFragment;
  className?: string | undefined;
  /** Said of the mark; {heading} stands for the heading's words. */
  label: string;
}

/**
 * A heading with a mark beside it that links to it, for copying and sharing. The mark stands outside the heading,
 * so that lists of headings speak the heading alone.
 */
export function ArticleHeading({ block, className, label }: ArticleHeadingProps) {
  const { anchor, html, level } = block;
  const Heading = level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
  return (
    <div className={classes(css.section, className)} data-level={level}>
      <Heading id={anchor ?? undefined} className={css.heading} {...inner(html)} />
      <a
        href={`#${anchor}`}
        className={css.anchor}
        aria-label={label.replace('{heading}', plain(html))}
      >
        #
      </a>
    </div>
  );
}
