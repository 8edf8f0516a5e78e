import { Pictogram } from '../../components/Pictogram/Pictogram';
import { useSamples, type Samples } from '../samples';
import * as css from './Pictograms.module.css';

/** The cards of the content that bear a pictogram, the first one of each. */
function pictogramCards(samples: Samples) {
  const cards = [
    samples.whyChooseUs?.cards,
    samples.audiences?.cards,
    samples.aboutPage?.values.cards,
    samples.careersPage?.differences.cards,
    ...samples.allSolution.nodes.map(({ benefits }) => benefits.cards),
  ].flatMap((some) => some ?? []);
  return [
    ...new Map(cards.toReversed().map((card) => [card.pictogram, card])).values(),
  ].toReversed();
}

/** Every pictogram that the content names. */
export function Pictograms() {
  return (
    <ul className={css.pictograms}>
      {pictogramCards(useSamples()).map(({ heading, pictogram }) => (
        <li key={pictogram} className={css.card}>
          <Pictogram path={pictogram} className={css.pictogram} />
          {heading}
        </li>
      ))}
    </ul>
  );
}
