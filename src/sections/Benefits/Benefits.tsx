import { graphql } from 'gatsby';
import { ScrollRow } from '../../components/ScrollRow/ScrollRow';
import { Section } from '../../components/Section/Section';
import * as css from './Benefits.module.css';

/** The benefits of a solution: below each what it replaces. On phones, a row that scrolls. */
export function Benefits({ heading, cards }: Queries.BenefitsFragment) {
  return (
    <Section labelledBy="benefits" heading={heading} surface="ink">
      <ScrollRow className={css.list}>
        {cards.map((card) => (
          <li key={card.heading} className={css.benefit}>
            <h3>{card.heading}</h3>
            <p>{card.subheadings}</p>
            <p className={css.replaces}>{card.replaces}</p>
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}

export const fragment = graphql`
  fragment Benefits on Benefits {
    heading
    cards {
      heading
      subheadings
      replaces
    }
  }
`;
