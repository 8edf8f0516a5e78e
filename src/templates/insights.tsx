import { graphql, type PageProps } from 'gatsby';
import { NewsletterForm } from '../forms/NewsletterForm';
import { requireContent } from '../helpers/requireContent';
import { Seo } from '../layout/Seo/Seo';
import { InsightList, type ListPage } from '../sections/InsightList/InsightList';
import { Newsletter } from '../sections/Newsletter/Newsletter';
import { RelatedInsights, type Teaser } from '../sections/RelatedInsights/RelatedInsights';

interface Context extends ListPage {
  /** The lists that have pages. */
  lists: readonly string[];
  /** The path of the canonical page, if different. */
  canonical: string | null;
  /** Whether the insights of other lists below are of its category. */
  isRelated: boolean;
  more: readonly Teaser[];
}

type Props = PageProps<Queries.InsightsPageQuery, Context>;

/** A page of the insights hub. */
export default function InsightsPage({ data, pageContext, location }: Props) {
  const { insightsPage, insightsById } = requireContent(data);
  const { type, page, pageCount, categories, category: slug, canonical } = pageContext;
  const { lists, newsletter, knowMore, download } = insightsPage;
  const { list } = requireContent({ list: lists.find((candidate) => candidate.type === type) });
  const path = `/insights/${type}`;
  const category = categories.slice(1).find((one) => one.slug === slug);
  const titled = (text: string) => (category ? `${category.label}: ${text}` : text);
  const pageSuffix = page > 1 ? ` (${page} / ${pageCount})` : '';
  return (
    <>
      <Seo
        title={`${titled(list.seo.title)}${pageSuffix}`}
        description={`${list.seo.description}${pageSuffix}`}
        canonical={canonical ?? location.pathname}
        noindex={canonical !== null}
        breadcrumbs={page > 1 ? [{ name: list.label, path }] : []}
        sharePictureOf={path}
      />
      <InsightList
        {...pageContext}
        lists={lists.filter((candidate) => pageContext.lists.includes(candidate.type))}
        title={titled(list.heading)}
        subtitle={list.subtitle}
        entries={insightsById}
        action={type === 'factsheet' ? download : knowMore}
      />
      <RelatedInsights isRelated={pageContext.isRelated} insights={pageContext.more} />
      <Newsletter newsletter={newsletter}>
        <NewsletterForm />
      </Newsletter>
    </>
  );
}

export const query = graphql`
  query InsightsPage($ids: [ID!]!) {
    insightsPage {
      lists {
        type
        label
        seo {
          ...Seo
        }
        heading
        subtitle
      }
      newsletter {
        ...Newsletter
      }
      knowMore
      download
    }
    insightsById(ids: $ids) {
      ...InsightCard
    }
  }
`;
