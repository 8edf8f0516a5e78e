import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { Section, type Surface } from '../../components/Section/Section';
import * as css from './PictureCards.module.css';

interface PictureCardsProps extends Queries.PictureCardsFragment {
  /** The heading's id. */
  id: string;
  surface?: Surface;
}

/** Cards with pictures: the company's values, or what makes it different as an employer. */
export function PictureCards({ id, heading, cards, surface }: PictureCardsProps) {
  return (
    <Section labelledBy={id} heading={heading} headClass={css.heading} surface={surface}>
      <ul className={css.cards}>
        {cards.map((card) => (
          <li key={card.heading} className={css.card}>
            <Picture picture={card.picture} sizes="340px" className={css.picture} />
            <h3>{card.heading}</h3>
            <p className={css.text}>{card.subheadings}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment PictureCards on PictureCards {
    heading
    cards {
      heading
      subheadings
      picture {
        ...Picture
      }
    }
  }
`;
