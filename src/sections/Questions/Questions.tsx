import { graphql } from 'gatsby';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Section } from '../../components/Section/Section';
import * as css from './Questions.module.css';

/** What evaluators ask about a solution, with the answers (R264). */
export function Questions({ heading, cards, action }: Queries.QuestionsFragment) {
  return (
    <Section labelledBy="questions" className={css.questions}>
      <div>
        <h2 id="questions">{heading}</h2>
        <ActionLink label={action.label} to={action.address} variant="quiet" />
      </div>
      <ul>
        {cards.map((card) => (
          <li key={card.heading} className={css.question}>
            <h3 className={css.name}>{card.heading}</h3>
            <p className={css.answer}>{card.subheadings}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment Questions on Questions {
    heading
    cards {
      heading
      subheadings
    }
    action {
      label
      address
    }
  }
`;
