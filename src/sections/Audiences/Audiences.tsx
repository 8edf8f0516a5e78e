import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import { Pictogram } from '../../components/Pictogram/Pictogram';
import * as css from './Audiences.module.css';

/** The audiences of the platform, each with its benefit. */
export function Audiences({ heading, cards }: Queries.AudiencesFragment) {
  return (
    <Section labelledBy="audiences" surface="mist">
      <h2 id="audiences" className={css.heading}>
        {heading}
      </h2>
      <ul className={css.grid}>
        {cards.map((card) => (
          <li key={card.heading} className={css.audience}>
            <p className={css.outcome}>{card.outcome}</p>
            <h3 className={css.name}>
              <Pictogram path={card.pictogram} className={css.pictogram} />
              {card.heading}
            </h3>
            <p className={css.text}>{card.subheadings}</p>
          </li>
        ))}
      </ul>
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
      pictogram
    }
  }
`;
