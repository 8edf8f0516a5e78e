import { graphql } from 'gatsby';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import * as cardLink from '../../components/CardLink/CardLink.module.css';
import { Lead } from '../../components/Lead/Lead';
import { Picture } from '../../components/Picture/Picture';
import { RuledList } from '../../components/RuledList/RuledList';
import { ScrollRow } from '../../components/ScrollRow/ScrollRow';
import { Section } from '../../components/Section/Section';
import { classes } from '../../helpers/classes';
import { media } from '../../styles/media';
import * as css from './Solutions.module.css';

interface SolutionsProps {
  introduction: Queries.SolutionsIntroductionFragment;
  solutions: readonly Queries.SolutionCardFragment[];
}

/**
 * The solutions in three layouts (R52): rows above 1200 px, two columns above 800 px, else a row that scrolls. One with a dark
 * picture is on ink, above 800 px from edge to edge of the window; the one after it is wide, if it is not on ink, too.
 */
export function Solutions({ introduction, solutions }: SolutionsProps) {
  const { heading, subtitle, knowMore } = introduction;
  const isDark = (index: number) => Boolean(solutions[index]?.card.picture.file.isDark);
  return (
    <Section
      labelledBy="solutions"
      heading={heading}
      intro={<Lead className={css.subtitle}>{subtitle}</Lead>}
      headClass={css.head}
    >
      <ScrollRow className={css.rows}>
        {solutions.map(({ slug, card }, index) => {
          const isInk = isDark(index);
          const isWide = !isInk && isDark(index - 1);
          return (
            <li
              key={slug}
              className={classes(css.solution, isInk && css.ink, isWide && css.wide)}
              data-surface={isInk ? 'ink' : undefined}
            >
              <Picture
                picture={card.picture}
                sizes={`${media.upToM} 82vw, ${media.upToXl} 60vw, ${isInk || isWide ? 1200 : 700}px`}
                className={classes(css.picture, cardLink.picture)}
              />
              <div className={css.content}>
                <h3 className={css.title}>{card.title}</h3>
                <p className={css.text}>{card.subtitle}</p>
                <div className={css.features}>
                  <h4 className={css.label}>{card.subheading}</h4>
                  <RuledList items={card.subheadingscontent} className={css.list} />
                </div>
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
  }
`;
