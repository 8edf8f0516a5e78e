import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import { Pictogram } from '../../components/Pictogram/Pictogram';
import * as css from './Differences.module.css';

/** What makes the company different as an employer. */
export function Differences({ heading, cards }: Queries.DifferencesFragment) {
  return (
    <Section labelledBy="differences">
      <h2 id="differences" className={css.heading}>
        {heading}
      </h2>
      <ul>
        {cards.map((card) => (
          <li key={card.heading} className={css.line}>
            <Pictogram path={card.pictogram} className={css.pictogram} />
            <h3>{card.heading}</h3>
            <p className={css.text}>{card.subheadings}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment Differences on Differences {
    heading
    cards {
      heading
      subheadings
      pictogram
    }
  }
`;
