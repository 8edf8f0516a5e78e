import { graphql } from 'gatsby';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { PdfLinks } from '../../components/PdfLinks/PdfLinks';
import { Picture, type PictureData } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import * as css from './Questions.module.css';

type QuestionsProps = Queries.QuestionsFragment & {
  /** The page's picture, a detail of which is beside the questions. */
  picture: PictureData;
  pdfs: readonly Queries.PdfLinkFragment[];
};

/** Questions about a solution with their answers, beside a detail of the page’s picture in wide windows (R264, R425). */
export function Questions({ heading, cards, action, picture, pdfs }: QuestionsProps) {
  return (
    <Section labelledBy="questions" heading={heading} surface="ink" className={css.questions}>
      <Picture picture={{ ...picture, alt: '' }} sizes="1360px" className={css.detail} />
      <ul>
        {cards.map((card) => (
          <li key={card.heading} className={css.question}>
            <h3 className={css.name}>{card.heading}</h3>
            <p className={css.answer}>{card.subheadings}</p>
          </li>
        ))}
      </ul>
      <div className={css.links}>
        <ActionLink {...action} variant="quiet" />
        <PdfLinks pdfs={pdfs} />
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment Questions on Questions {
    heading
    cards {
      heading
      subheadings
    }
    action {
      label
      to: address
    }
  }
`;
