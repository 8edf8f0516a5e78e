import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import { Pictogram } from '../../components/Pictogram/Pictogram';
import * as css from './WhyChooseUs.module.css';

/** The reasons to choose the company, as a bento grid. */
export function WhyChooseUs({ heading, subtitle, cards }: Queries.WhyChooseUsFragment) {
  return (
    <Section labelledBy="why-choose-us">
      <div className={css.head}>
        <h2 id="why-choose-us">{heading}</h2>
        <p className={css.subtitle}>{subtitle}</p>
      </div>
      <ul className={css.bento}>
        {cards.map((card) => (
          <li key={card.heading} className={css.panel}>
            <Pictogram path={card.pictogram} className={css.pictogram} />
            <h3 className={css.name}>{card.heading}</h3>
            <ul className={css.points}>
              {card.subheadings.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment WhyChooseUs on WhyChooseUs {
    heading
    subtitle
    cards {
      heading
      subheadings
      pictogram
    }
  }
`;
