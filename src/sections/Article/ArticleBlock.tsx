import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { classes } from '../../helpers/classes';
import { fill } from '../../helpers/fill';
import { requireContent } from '../../helpers/requireContent';
import { htmlProps } from '../../helpers/trustedHtml';
import { labels } from '../../labels';
import { media } from '../../styles/media';
import * as css from './ArticleBody.module.css';
import { ArticleFootnotes } from './ArticleFootnotes';
import { ArticleHeading } from './ArticleHeading';

interface BlockProps {
  block: Queries.ArticleBlockFragment;
  /** The class of the block's style. */
  className: string | undefined;
}

function Figure({ block, className }: BlockProps) {
  const { alt, caption } = block;
  const { file } = requireContent({ file: block.file });
  return (
    <figure className={classes(css.figure, className)}>
      <Picture picture={{ file, alt: alt ?? '' }} sizes={`${media.upToL} 92vw, 73vw`} />
      {caption && (
        <figcaption dir="auto" className={css.caption}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

function List({ block, className }: BlockProps) {
  const Tag = block.ordered ? 'ol' : 'ul';
  return (
    <Tag
      dir="auto"
      start={block.ordered ? (block.start ?? undefined) : undefined}
      className={classes(css.list, className)}
    >
      {block.items?.map(({ boldtext, text }, index) => (
        <li key={index} {...htmlProps(boldtext ? `<strong>${boldtext}</strong>${text}` : text)} />
      ))}
    </Tag>
  );
}

/** A table that scrolls in its own region if it is wider than the window. */
function Table({ block, className }: BlockProps) {
  const { html, caption } = block;
  return (
    <div
      dir="auto"
      role="region"
      aria-label={fill(labels.article.table, { columns: caption ?? '' })}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so it must be focusable (WCAG 2.1.1)
      tabIndex={0}
      data-sentences={block.style === 'sentences' || undefined}
      className={classes(css.table, className)}
      {...htmlProps(html)}
    />
  );
}

function Quotation({ block, className }: BlockProps) {
  const { html, caption } = block;
  return (
    <figure dir="auto" className={classes(css.quotation, className)}>
      <blockquote {...htmlProps(html)} />
      {caption && <figcaption className={css.source}>{caption}</figcaption>}
    </figure>
  );
}

/** A block of an article (R114), in the direction of its own words. */
export function ArticleBlock({ block }: { block: Queries.ArticleBlockFragment }) {
  const { type, html } = block;
  const className = block.style ? css[block.style] : undefined;
  switch (type) {
    case 'bluetext':
      return <ArticleHeading block={block} className={className} />;
    case 'image':
      return <Figure block={block} className={className} />;
    case 'list':
      return <List block={block} className={className} />;
    case 'boldtext':
      return <p dir="auto" className={classes(css.boldtext, className)} {...htmlProps(html)} />;
    case 'paragraph':
      return <p dir="auto" className={className} {...htmlProps(html)} />;
    case 'table':
      return <Table block={block} className={className} />;
    case 'quotation':
      return <Quotation block={block} className={className} />;
    case 'footnotes':
      return <ArticleFootnotes block={block} />;
    default:
      return <div dir="auto" className={className} {...htmlProps(html)} />;
  }
}

export const fragment = graphql`
  fragment ArticleBlock on ArticleBlock {
    type
    html
    anchor
    level
    ordered
    start
    items {
      boldtext
      text
    }
    file {
      gatsbyImageData
      isDark
    }
    alt
    caption
    footnotes {
      id
      html
      references
    }
    style
  }
`;
