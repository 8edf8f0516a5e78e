import { graphql, type PageProps } from 'gatsby';
import { BelowFold } from '../components/BelowFold/BelowFold';
import { EnquiryWithPopup } from '../forms/EnquiryWithPopup';
import { suggestMessage } from '../forms/suggestMessage';
import { requireContent } from '../helpers/requireContent';
import { useLayoutContent } from '../hooks/useLayoutContent';
import { Seo } from '../layout/Seo/Seo';
import { Audiences } from '../sections/Audiences/Audiences';
import { Bank } from '../sections/Bank/Bank';
import { ClientLogos } from '../sections/ClientLogos/ClientLogos';
import { ClosingBanner } from '../sections/ClosingBanner/ClosingBanner';
import { Enquiry } from '../sections/Enquiry/Enquiry';
import { HomeBanner } from '../sections/HomeBanner/HomeBanner';
import { Proof } from '../sections/Proof/Proof';
import { Solutions } from '../sections/Solutions/Solutions';
import { SolutionStrip } from '../sections/SolutionStrip/SolutionStrip';
import { Testimonials } from '../sections/Testimonials/Testimonials';
import { WhyChooseUs } from '../sections/WhyChooseUs/WhyChooseUs';

/** The home page, with its sections in the prescribed order (R38). */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { aboutPage, ...rest } = data;
  const content = requireContent(rest);
  const { homePage, bank, whyChooseUs, audiences, allSolution, stripCards, clients } = content;
  const { testimonials, forms, allTextPagePdf } = content;
  const { offices } = useLayoutContent().offices;
  const { seo, banner, solutions, enquiryHeading, closing } = homePage;
  return (
    <>
      <Seo {...seo} canonical="/home" isHome />
      <HomeBanner {...banner}>
        <Bank {...bank} onAsk={suggestMessage} />
      </HomeBanner>
      <BelowFold />
      <Proof
        figures={aboutPage?.numbers.figures}
        assurance={homePage.assurance}
        pdfs={allTextPagePdf.nodes}
      />
      <WhyChooseUs {...whyChooseUs} />
      <Audiences {...audiences} />
      <Solutions introduction={solutions} solutions={allSolution.nodes} />
      <SolutionStrip solutions={stripCards.nodes} />
      <ClientLogos {...clients} />
      <Testimonials {...testimonials} logos={clients.logos} />
      <Enquiry heading={enquiryHeading} promise={forms.promise} offices={offices}>
        <EnquiryWithPopup />
      </Enquiry>
      <ClosingBanner {...closing} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    homePage {
      seo {
        ...Seo
      }
      banner {
        ...HomeBanner
      }
      solutions {
        ...SolutionsIntroduction
      }
      ...Proof
      enquiryHeading
      closing {
        ...ClosingBanner
      }
    }
    aboutPage {
      numbers {
        figures {
          figure
          label
        }
      }
    }
    allTextPagePdf {
      nodes {
        ...PdfLink
      }
    }
    bank {
      ...Bank
    }
    whyChooseUs {
      ...WhyChooseUs
    }
    audiences {
      ...Audiences
    }
    allSolution(sort: { order: ASC }) {
      nodes {
        ...SolutionCard
      }
    }
    stripCards: allSolution(sort: { strip: { order: ASC } }) {
      nodes {
        ...SolutionStripCard
      }
    }
    clients {
      ...ClientLogos
    }
    testimonials {
      ...Testimonials
    }
    forms {
      promise {
        ...EnquiryPromise
      }
    }
  }
`;
