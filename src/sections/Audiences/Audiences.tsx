import { graphql } from 'gatsby';
import { Drawing } from '../../components/Drawing/Drawing';
import { ScrollRow } from '../../components/ScrollRow/ScrollRow';
import { Section } from '../../components/Section/Section';
import * as css from './Audiences.module.css';

/** The platform's audiences, each with its benefit; on phones, a scrollable row. */
export function Audiences({ heading, cards }: Queries.AudiencesFragment) {
  return (
    <Section labelledBy="audiences" heading={heading} headClass={css.heading} surface="mist">
      <ScrollRow className={css.grid}>
        {cards.map((card) => (
          <li key={card.heading} className={css.audience}>
            <h3 className={css.name}>
              <Drawing {...card.drawing} className={css.pictogram} />
              <span>{card.heading}</span>
            </h3>
            <p className={css.outcome}>{card.outcome}</p>
            <p className={css.text}>{card.subheadings}</p>
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}

export const fragment = graphql`
  fragment Audiences on Audiences {
    heading
    cards {
      heading
      outcome
      subheadings
      drawing {
        ...Drawing
      }
    }
  }
`;
