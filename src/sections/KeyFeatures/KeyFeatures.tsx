import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import { Excerpt } from './Excerpt';
import * as css from './KeyFeatures.module.css';

/** The key features of a solution, each with an excerpt of a record in the product (R264). On phones those fold. */
export function KeyFeatures({ heading, record, cards }: Queries.KeyFeaturesFragment) {
  return (
    <Section labelledBy="key-features" heading={heading} headClass={css.heading} surface="mist">
      <ol className={css.list}>
        {cards.map((card, index) => (
          <li key={card.heading} className={css.feature}>
            <div className={css.text}>
              <h3 id={`feature-${index + 1}`}>
                <a href={`#feature-${index + 1}`}>{card.heading}</a>
              </h3>
              <p>{card.subheadings}</p>
            </div>
            <Excerpt
              {...card.excerpt}
              id={`excerpt-${index + 1}`}
              record={record}
              isOpen={index === 0}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const fragment = graphql`
  fragment KeyFeatures on Features {
    heading
    record {
      ...ProductRecord
    }
    cards {
      heading
      subheadings
      excerpt {
        ...Excerpt
      }
    }
  }
`;
