import { graphql, type PageProps } from 'gatsby';
import { NewsletterForm } from '../forms/NewsletterForm';
import { requireContent } from '../helpers/requireContent';
import { Seo } from '../layout/Seo/Seo';
import type { Category } from '../sections/InsightList/CategoryRow';
import { InsightList } from '../sections/InsightList/InsightList';
import { InsightSwitcher } from '../sections/InsightSwitcher/InsightSwitcher';
import { Newsletter } from '../sections/Newsletter/Newsletter';
import { PageHeader } from '../sections/PageHeader/PageHeader';

interface Context {
  /** The list, such as `blog`. */
  type: string;
  page: number;
  pageCount: number;
  filters: readonly Category[];
  /** The lists that have pages. */
  lists: readonly string[];
  /** The slug of the category that the page's entries have; null for all. */
  category: string | null;
  /** The path of the canonical page, if different. */
  canonical: string | null;
}

type Props = PageProps<Queries.InsightsPageQuery, Context>;

/** A page of the insights hub. */
export default function InsightsPage({ data, pageContext, location }: Props) {
  const { insightsPage, insightsById } = requireContent(data);
  const { type, page, pageCount, filters, category: slug, canonical } = pageContext;
  const { lists, newsletter, knowMore, download } = insightsPage;
  const { list } = requireContent({ list: lists.find((candidate) => candidate.type === type) });
  const path = `/insights/${type}`;
  const category = filters.slice(1).find((filter) => filter.slug === slug);
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
      <InsightSwitcher
        lists={lists.filter((candidate) => pageContext.lists.includes(candidate.type))}
        current={type}
      />
      <PageHeader title={titled(list.heading)} subtitle={list.subtitle} />
      <InsightList
        type={type}
        entries={insightsById}
        categories={filters}
        category={slug}
        page={page}
        pageCount={pageCount}
        action={type === 'factsheet' ? download : knowMore}
      />
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
