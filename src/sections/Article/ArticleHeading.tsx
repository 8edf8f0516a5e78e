import { classes } from '../../helpers/classes';
import { fill } from '../../helpers/fill';
import { htmlProps } from '../../helpers/trustedHtml';
import { labels } from '../../labels';
import * as css from './ArticleHeading.module.css';

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

interface ArticleHeadingProps {
  block: Queries.ArticleBlockFragment;
  className?: string | undefined;
}

/**
 * A heading with a link to itself, for sharing. The link is outside the heading, so that screen readers list the
 * heading's text only.
 */
export function ArticleHeading({ block, className }: ArticleHeadingProps) {
  const { anchor, html, level, caption } = block;
  const Heading = headings[(level ?? 2) - 2] ?? 'h2';
  return (
    <div dir="auto" className={classes(css.section, className)} data-level={level}>
      <Heading id={anchor ?? undefined} className={css.heading} {...htmlProps(html)} />
      <a
        href={`#${anchor}`}
        className={css.anchor}
        aria-label={fill(labels.article.sectionLink, { heading: caption ?? '' })}
      >
        #
      </a>
    </div>
  );
}
