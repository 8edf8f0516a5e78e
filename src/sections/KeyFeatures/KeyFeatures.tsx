import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import { Excerpt } from './Excerpt';
import * as css from './KeyFeatures.module.css';

/**
 * The key features of a solution, each with an excerpt of a record in the product. In wide windows the excerpts stay
 * beside the features and pile up: the feature being read opens its own (R268).
 */
export function KeyFeatures({ heading, record, cards }: Queries.KeyFeaturesFragment) {
  return (
    <Section
      labelledBy="key-features"
      heading={heading}
      headClass={css.heading}
      surface="mist"
      className={css.features}
    >
      <p className={css.record}>
        <span>{record.name}</span>
        <span id="record-note">{record.note}</span>
      </p>
      <ol className={css.list}>
        {cards.map((card, index) => (
          <li key={card.heading} className={css.feature}>
            <div className={css.text}>
              <h3 id={`feature-${index + 1}`}>
                <a href={`#feature-${index + 1}`}>{card.heading}</a>
              </h3>
              <p>{card.subheadings}</p>
            </div>
            <div className={css.excerpt}>
              <Excerpt {...card.excerpt} describedBy="record-note" />
            </div>
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
      name
      note
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
