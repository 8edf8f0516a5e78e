import { graphql } from 'gatsby';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { PdfLinks } from '../../components/PdfLinks/PdfLinks';
import { ScrollRow } from '../../components/ScrollRow/ScrollRow';
import { Section } from '../../components/Section/Section';
import * as css from './Questions.module.css';

type QuestionsProps = Queries.QuestionsFragment & {
  pdfs: readonly Queries.PdfLinkFragment[];
};

/** Questions about a solution with their answers (R264); on phones, a row that scrolls. */
export function Questions({ heading, cards, action, pdfs }: QuestionsProps) {
  return (
    <Section labelledBy="questions" heading={heading} surface="ink" className={css.questions}>
      <ScrollRow className={css.list}>
        {cards.map((card) => (
          <li key={card.heading} className={css.question}>
            <h3 className={css.name}>{card.heading}</h3>
            <p className={css.answer}>{card.subheadings}</p>
          </li>
        ))}
      </ScrollRow>
      <div className={css.links}>
        <ActionLink {...action} variant="quiet" />
        <PdfLinks pdfs={pdfs} variant="secondary" />
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
