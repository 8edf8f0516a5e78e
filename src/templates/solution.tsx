import { graphql, type PageProps } from 'gatsby';
import { BelowFold } from '../components/BelowFold/BelowFold';
import { EnquiryWithPopup } from '../forms/EnquiryWithPopup';
import { requireContent } from '../helpers/requireContent';
import { useLayoutContent } from '../hooks/useLayoutContent';
import { Seo } from '../layout/Seo/Seo';
import { Benefits } from '../sections/Benefits/Benefits';
import { ClosingBanner } from '../sections/ClosingBanner/ClosingBanner';
import { Enquiry } from '../sections/Enquiry/Enquiry';
import { Introduction } from '../sections/Introduction/Introduction';
import { KeyFeatures } from '../sections/KeyFeatures/KeyFeatures';
import { Questions } from '../sections/Questions/Questions';
import { RelatedInsights, type Teaser } from '../sections/RelatedInsights/RelatedInsights';
import { SolutionBanner } from '../sections/SolutionBanner/SolutionBanner';
import { SolutionNav } from '../sections/SolutionNav/SolutionNav';

interface Context {
  slug: string;
  isRelated: boolean;
  more: readonly Teaser[];
}

type Props = PageProps<Queries.SolutionPageQuery, Context>;

/** A solution's page. */
export default function SolutionPage({ data, pageContext }: Props) {
  const { offices } = useLayoutContent().offices;
  const content = requireContent(data);
  const { solution, allSolution, allTextPagePdf, forms, clients } = content;
  const { seo, banner, introduction, features, benefits, questions } = solution;
  const { enquiryHeading, testimonial, closing } = solution;
  return (
    <>
      <Seo {...seo} canonical={`/solutions/${pageContext.slug}`} questions={questions.cards} />
      <SolutionBanner {...banner} />
      <SolutionNav solutions={allSolution.nodes} current={pageContext.slug} />
      <Introduction {...introduction} />
      <BelowFold />
      <KeyFeatures {...features} />
      <Benefits {...benefits} />
      <Questions {...questions} pdfs={allTextPagePdf.nodes} />
      <RelatedInsights isRelated={pageContext.isRelated} insights={pageContext.more} />
      <Enquiry
        heading={enquiryHeading}
        promise={forms.promise}
        offices={offices}
        testimonial={content.testimonials.testimonials[testimonial - 1]}
        logos={clients.logos}
      >
        <EnquiryWithPopup />
      </Enquiry>
      <ClosingBanner {...closing} />
    </>
  );
}

export const query = graphql`
  query SolutionPage($slug: String!) {
    solution(slug: { eq: $slug }) {
      seo {
        ...Seo
      }
      banner {
        ...SolutionBanner
      }
      introduction {
        ...Introduction
      }
      features {
        ...KeyFeatures
      }
      benefits {
        ...Benefits
      }
      questions {
        ...Questions
      }
      enquiryHeading
      testimonial
      closing {
        ...ClosingBanner
      }
    }
    allSolution(sort: { order: ASC }) {
      nodes {
        ...SolutionNav
      }
    }
    allTextPagePdf {
      nodes {
        ...PdfLink
      }
    }
    forms {
      promise {
        ...EnquiryPromise
      }
    }
    testimonials {
      testimonials {
        ...Testimonial
      }
    }
    clients {
      logos {
        ...ClientLogo
      }
    }
  }
`;
