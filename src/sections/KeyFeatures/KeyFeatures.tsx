import { graphql } from 'gatsby';
import { ScrollRow } from '../../components/ScrollRow/ScrollRow';
import { Section } from '../../components/Section/Section';
import * as facts from '../../styles/facts.module.css';
import { Excerpt } from './Excerpt';
import * as css from './KeyFeatures.module.css';

/**
 * The key features of a solution, each with an excerpt of the product, the first one in the frame of its record (R264);
 * on phones, a row that scrolls.
 */
export function KeyFeatures({ heading, record, cards }: Queries.KeyFeaturesFragment) {
  const menu = cards.map((card) => card.heading);
  return (
    <Section
      labelledBy="key-features"
      heading={heading}
      intro={<p className={facts.line}>{record.note}</p>}
      headClass={css.head}
      surface="mist"
    >
      <ScrollRow className={css.list}>
        {cards.map((card, index) => (
          <li
            key={card.heading}
            className={css.feature}
            data-surface={card.excerpt.kind === 'chain' ? 'ink' : undefined}
          >
            <div className={css.text}>
              <h3 id={`feature-${index + 1}`}>
                <a href={`#feature-${index + 1}`}>{card.heading}</a>
              </h3>
              <p>{card.subheadings}</p>
            </div>
            <Excerpt
              {...card.excerpt}
              id={`excerpt-${index + 1}`}
              record={index === 0 ? { ...record, menu } : undefined}
            />
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}

export const fragment = graphql`
  fragment KeyFeatures on Features {
    heading
    record {
      note
      ...ProductRecord
    }
    cards {
      heading
      subheadings
      excerpt {
        ...FeatureExcerpt
      }
    }
  }
`;
