import { graphql, type PageProps } from 'gatsby';
import { Suspense } from 'react';
import { requireContent } from '../helpers/requireContent';
import { Seo } from '../layout/Seo/Seo';
import { ArticleBody } from '../sections/Article/ArticleBody';
import { ArticleHeader } from '../sections/Article/ArticleHeader';
import { ClosingBanner } from '../sections/ClosingBanner/ClosingBanner';
import { RelatedInsights, type Teaser } from '../sections/RelatedInsights/RelatedInsights';

interface Context {
  isRelated: boolean;
  more: readonly Teaser[];
}

type Props = PageProps<Queries.ArticlePageQuery, Context>;

/** A blog article with links to related insights. */
export default function ArticlePage({ data, pageContext, location }: Props) {
  const { isRelated, more } = pageContext;
  const { blogPost, insightsPage } = requireContent(data);
  const { seo, date, updated, author, category, picture, keyTakeaways, blocks } = blogPost;
  const { categories, closing, lists } = insightsPage;
  const blog = lists.find(({ type }) => type === 'blog');
  return (
    <>
      <Seo
        {...seo}
        canonical={location.pathname}
        article={{
          published: date.slice(0, 10),
          modified: (updated ?? date).slice(0, 10),
          author,
          section: category,
          image: picture.file.gatsbyImageData?.images.fallback?.src,
        }}
        breadcrumbs={blog && [{ name: blog.label, path: '/insights/blog' }]}
      />
      <article>
        <ArticleHeader post={blogPost} allCategories={categories[0]} />
        <Suspense fallback={null}>
          <ArticleBody blocks={blocks} keyTakeaways={keyTakeaways} />
        </Suspense>
      </article>
      <RelatedInsights isRelated={isRelated} insights={more} />
      <ClosingBanner {...closing} />
    </>
  );
}

export const query = graphql`
  query ArticlePage($id: String!) {
    blogPost(id: { eq: $id }) {
      seo {
        ...Seo
      }
      ...ArticleHeader
      updated
      keyTakeaways
      blocks {
        ...ArticleBlock
      }
    }
    insightsPage {
      categories
      lists {
        type
        label
      }
      closing {
        ...ClosingBanner
      }
    }
  }
`;
