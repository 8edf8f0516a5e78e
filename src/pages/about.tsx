import { graphql, type PageProps } from 'gatsby';
import { requireContent } from '../helpers/requireContent';
import { Seo } from '../layout/Seo/Seo';
import { Banner } from '../sections/Banner/Banner';
import { ClosingBanner } from '../sections/ClosingBanner/ClosingBanner';
import { PictureCards } from '../sections/PictureCards/PictureCards';
import { Vision } from '../sections/Vision/Vision';

/** The about page. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { seo, banner, values, vision, numbers, closing } = requireContent(data).aboutPage;
  return (
    <>
      <Seo {...seo} canonical="/about" />
      <Banner banner={banner} />
      <PictureCards id="values" surface="mist" {...values} />
      <Vision vision={vision} numbers={numbers} />
      <ClosingBanner {...closing} />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    aboutPage {
      seo {
        ...Seo
      }
      banner {
        ...Banner
      }
      values {
        ...PictureCards
      }
      vision {
        ...Vision
      }
      numbers {
        ...Numbers
      }
      closing {
        ...ClosingBanner
      }
    }
  }
`;
