import { graphql, type PageProps } from 'gatsby';
import { ActionLink } from '../components/ActionLink/ActionLink';
import { LazyNewsletterForm } from '../forms/LazyForms';
import { Seo } from '../layout/Seo/Seo';
import { useLayoutContent } from '../layout/useLayoutContent';
import { InsightList } from '../sections/InsightList/InsightList';
import { InsightSwitcher } from '../sections/InsightSwitcher/InsightSwitcher';
import { Newsletter } from '../sections/Newsletter/Newsletter';
import { PageHeader } from '../sections/PageHeader/PageHeader';

interface Context {
  /** The list, such as `blog`. */
  type: string;
  page: number;
  pageCount: number;
  filters: readonly { label: string; slug: string }[];
  /** The path of the canonical page, if it is another one. */
  canonical: string | null;
}

/** A page of the insights hub (R90 to R97). */
export default function InsightsPage({
  data,
  pageContext,
  location,
}: PageProps<Queries.InsightsPageQuery, Context>) {
  const { navigation } = useLayoutContent();
  const { insightsPage, insightsById } = data;
  const { type, page, pageCount, filters, canonical } = pageContext;
  const list = insightsPage?.lists.find((candidate) => candidate.type === type);
  if (!insightsPage || !list || !navigation) return null;
  const { lists, labels, newsletter } = insightsPage;
  const path = `/insights/${type}`;
  const pageSuffix = page > 1 ? ` (${page} / ${pageCount})` : '';
  return (
    <>
      <Seo
        title={`${list.seo.title}${pageSuffix}`}
        description={`${list.seo.description}${pageSuffix}`}
        canonical={canonical ?? location.pathname}
        noindex={canonical !== null}
        breadcrumbs={page > 1 ? [{ name: list.label, path }] : []}
        sharePictureOf={path}
      />
      <InsightSwitcher name={labels.switcher} lists={lists} current={type} />
      <PageHeader title={list.heading} subtitle={list.subtitle}>
        <ActionLink label={labels.search} to="/insights/search" variant="quiet" />
      </PageHeader>
      <InsightList
        type={type}
        builtPage={{ nodes: insightsById, page, pageCount }}
        categories={filters}
        labels={{ ...labels, newTab: navigation.labels.newTab }}
        searchParams={new URLSearchParams(location.search)}
      />
      <Newsletter newsletter={newsletter}>
        <LazyNewsletterForm />
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
          title
          description
        }
        heading
        subtitle
      }
      newsletter {
        ...Newsletter
      }
      labels {
        ...InsightLabels
      }
    }
    insightsById(ids: $ids) {
      ...InsightCard
    }
  }

  fragment InsightLabels on InsightLabels {
    switcher
    search
    categories
    category
    knowMore
    download
    emptyCategory
    showAll
    pages
    newer
    older
  }
`;
