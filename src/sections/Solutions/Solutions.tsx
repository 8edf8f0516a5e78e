import { graphql } from 'gatsby';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import * as cardLink from '../../components/CardLink/CardLink.module.css';
import { Lead } from '../../components/Lead/Lead';
import { Picture } from '../../components/Picture/Picture';
import { RecordFigure } from '../../components/RecordFigure/RecordFigure';
import { ScrollRow } from '../../components/ScrollRow/ScrollRow';
import { Section } from '../../components/Section/Section';
import { classes } from '../../helpers/classes';
import { media } from '../../styles/media';
import * as head from '../../styles/sectionHead.module.css';
import * as css from './Solutions.module.css';

interface SolutionsProps {
  introduction: Queries.SolutionsIntroductionFragment;
  solutions: readonly Queries.SolutionCardFragment[];
}

/**
 * The solutions in three layouts (R52): rows that alternate above 1200 px, rows that do not above 800 px, else one that
 * scrolls. An excerpt of the product hangs from each picture. A solution with a dark picture is on ink, above
 * 800 px from edge to edge of the window.
 */
export function Solutions({ introduction, solutions }: SolutionsProps) {
  const { heading, subtitle, note, knowMore } = introduction;
  return (
    <Section
      labelledBy="solutions"
      heading={heading}
      intro={
        <div className={head.intro}>
          <Lead>{subtitle}</Lead>
          <p className={head.note}>{note}</p>
        </div>
      }
      headClass={head.head}
    >
      <ScrollRow className={css.rows}>
        {solutions.map(({ slug, card, cardExcerpt }) => {
          const isInk = Boolean(card.picture.file.isDark);
          return (
            <li
              key={slug}
              className={classes(css.solution, isInk && css.ink)}
              data-surface={isInk ? 'ink' : undefined}
            >
              <Picture
                picture={card.picture}
                sizes={`${media.upToM} 82vw, ${media.upToXl} 60vw, ${isInk ? 1200 : 700}px`}
                className={classes(css.picture, cardLink.picture)}
              />
              <div className={css.content}>
                <h3 className={css.title}>{card.title}</h3>
                <p className={css.text}>{card.subtitle}</p>
                <h4 className={css.label}>{card.subheading}</h4>
                <ul className={css.features}>
                  {card.subheadingscontent.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
                {card.knowbtn !== false && (
                  <ActionLink
                    label={knowMore}
                    to={`/solutions/${slug}`}
                    variant="secondary"
                    className={cardLink.link}
                    aria-label={`${knowMore}: ${card.title}`}
                  />
                )}
              </div>
              {cardExcerpt && (
                <RecordFigure
                  {...cardExcerpt}
                  rows={cardExcerpt.rows.slice(0, 3)}
                  id={`excerpt-${slug}`}
                  className={css.excerpt}
                />
              )}
            </li>
          );
        })}
      </ScrollRow>
    </Section>
  );
}

export const fragments = graphql`
  fragment SolutionsIntroduction on SolutionsIntroduction {
    heading
    subtitle
    note
    knowMore
  }
  fragment SolutionCard on Solution {
    slug
    card {
      title
      subtitle
      subheading
      subheadingscontent
      knowbtn
      picture {
        ...Picture
      }
    }
    cardExcerpt {
      ...Excerpt
    }
  }
`;
