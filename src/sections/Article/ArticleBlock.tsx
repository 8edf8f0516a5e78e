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
  /** The class of its style. */
  style: string | undefined;
}

function Figure({ block, style }: BlockProps) {
  const { alt, caption } = block;
  const { file } = requireContent({ file: block.file });
  return (
    <figure className={classes(css.figure, style)}>
      <Picture picture={{ file, alt: alt ?? '' }} sizes={`${media.upToL} 92vw, 960px`} />
      {caption && (
        <figcaption dir="auto" className={css.caption}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

function List({ block, style }: BlockProps) {
  const Tag = block.ordered ? 'ol' : 'ul';
  return (
    <Tag
      dir="auto"
      start={block.ordered ? (block.start ?? undefined) : undefined}
      className={classes(css.list, style)}
    >
      {block.items?.map(({ boldtext, text }, index) => (
        <li key={index} {...htmlProps(boldtext ? `<strong>${boldtext}</strong>${text}` : text)} />
      ))}
    </Tag>
  );
}

/** A table that scrolls in its own region if it is wider than the window. */
function Table({ block, style }: BlockProps) {
  const { html, caption } = block;
  return (
    <div
      dir="auto"
      role="region"
      aria-label={fill(labels.article.table, { columns: caption ?? '' })}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so it must be focusable (WCAG 2.1.1)
      tabIndex={0}
      data-sentences={block.style === 'sentences' || undefined}
      className={classes(css.table, style)}
      {...htmlProps(html)}
    />
  );
}

function Quotation({ block, style }: BlockProps) {
  const { html, caption } = block;
  return (
    <figure dir="auto" className={classes(css.quotation, style)}>
      <blockquote {...htmlProps(html)} />
      {caption && <figcaption className={css.source}>{caption}</figcaption>}
    </figure>
  );
}

/** A block of an article (R114), in the direction of its own words. */
export function ArticleBlock({ block }: { block: Queries.ArticleBlockFragment }) {
  const { type, html } = block;
  const style = block.style ? css[block.style] : undefined;
  switch (type) {
    case 'bluetext':
      return <ArticleHeading block={block} className={style} />;
    case 'image':
      return <Figure block={block} style={style} />;
    case 'list':
      return <List block={block} style={style} />;
    case 'boldtext':
      return <p dir="auto" className={classes(css.boldtext, style)} {...htmlProps(html)} />;
    case 'paragraph':
      return <p dir="auto" className={style} {...htmlProps(html)} />;
    case 'table':
      return <Table block={block} style={style} />;
    case 'quotation':
      return <Quotation block={block} style={style} />;
    case 'footnotes':
      return <ArticleFootnotes block={block} />;
    default:
      return <div dir="auto" className={style} {...htmlProps(html)} />;
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
