import { graphql, type PageProps } from 'gatsby';
import { requireContent } from '../helpers/requireContent';
import { Seo } from '../layout/Seo/Seo';
import { PageHeader } from '../sections/PageHeader/PageHeader';
import { Search, type SearchGroup } from '../sections/Search/Search';

const path = '/search';

type Props = PageProps<Queries.SearchPageQuery, { groups: readonly SearchGroup[] }>;

/** The search page. */
export default function SearchPage({ data, pageContext }: Props) {
  const { searchPage } = requireContent(data);
  const { seo, title, subtitle } = searchPage;
  return (
    <>
      <Seo {...seo} canonical={path} />
      <PageHeader title={title} subtitle={subtitle} surface="ink" />
      <Search path={path} content={searchPage} groups={pageContext.groups} />
    </>
  );
}

export const query = graphql`
  query SearchPage {
    searchPage {
      seo {
        ...Seo
      }
      title
      subtitle
      ...Search
    }
  }
`;
