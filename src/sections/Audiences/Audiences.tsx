import { graphql } from 'gatsby';
import { Drawing } from '../../components/Drawing/Drawing';
import { Section } from '../../components/Section/Section';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { media } from '../../styles/media';
import * as css from './Audiences.module.css';

/** The platform's audiences, each with its benefit; on phones, a scrollable row. */
export function Audiences({ heading, cards }: Queries.AudiencesFragment) {
  const isRow = useMediaQuery(media.upToM);
  return (
    <Section labelledBy="audiences" heading={heading} headClass={css.heading} surface="mist">
      {/* Focusable if it scrolls, so that the arrow keys scroll it (WCAG 2.1.1). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={css.grid} tabIndex={isRow ? 0 : undefined}>
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
      drawing {
        ...Drawing
      }
    }
  }
`;
