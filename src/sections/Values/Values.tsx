import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import { Pictogram } from '../../components/Pictogram/Pictogram';
import * as css from './Values.module.css';

/** The company's values, in a climbing row. */
export function Values({ heading, cards }: Queries.ValuesFragment) {
  return (
    <Section labelledBy="values" surface="mist">
      <h2 id="values" className={css.heading}>
        {heading}
      </h2>
      <ul className={css.values}>
        {cards.map((card) => (
          <li key={card.heading} className={css.value}>
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
  fragment Values on Values {
    heading
    cards {
      heading
      subheadings
      pictogram
    }
  }
`;
