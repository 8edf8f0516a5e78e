import { graphql, type PageProps } from 'gatsby';
import { requireContent } from '../helpers/requireContent';
import { Seo } from '../layout/Seo/Seo';
import { Apply } from '../sections/Apply/Apply';
import { Banner } from '../sections/Banner/Banner';
import { PictureCards } from '../sections/PictureCards/PictureCards';
import { Roles } from '../sections/Roles/Roles';

/** The careers page. */
export default function CareersPage({ data }: PageProps<Queries.CareersPageQuery>) {
  const { careersPage, brand } = requireContent(data);
  const { seo, banner, differences, opportunities, apply } = careersPage;
  return (
    <>
      <Seo {...seo} canonical="/careers" />
      <Banner banner={banner} isStacked />
      <PictureCards id="differences" {...differences} />
      <Roles {...opportunities} email={brand.careersEmail} />
      <Apply {...apply} email={brand.careersEmail} />
    </>
  );
}

export const query = graphql`
  query CareersPage {
    careersPage {
      seo {
        ...Seo
      }
      banner {
        ...Banner
      }
      differences {
        ...PictureCards
      }
      opportunities {
        ...Roles
      }
      apply {
        ...Apply
      }
    }
    brand {
      careersEmail
    }
  }
`;
