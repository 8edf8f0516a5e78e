import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import { Picture } from '../../components/Picture/Picture';
import { media } from '../../styles/media';
import * as css from './KeyFeatures.module.css';

/** The key features of a solution, as a numbered list beside a sticky picture. */
export function KeyFeatures({ heading, cards, picture }: Queries.KeyFeaturesFragment) {
  return (
    <Section labelledBy="key-features" surface="mist" className={css.features}>
      <div>
        <h2 id="key-features" className={css.heading}>
          {heading}
        </h2>
        <ol className={css.list}>
          {cards.map((card) => (
            <li key={card.heading} className={css.feature}>
              <h3>{card.heading}</h3>
              <p className={css.text}>{card.subheadings}</p>
            </li>
          ))}
        </ol>
      </div>
      <Picture picture={picture} sizes={`${media.upToL} 92vw, 480px`} className={css.picture} />
    </Section>
  );
}

export const fragment = graphql`
  fragment KeyFeatures on Features {
    heading
    cards {
      heading
      subheadings
    }
    picture {
      ...ColumnPicture
    }
  }
`;
