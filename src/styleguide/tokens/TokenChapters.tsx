import { Chapter } from '../frame/Chapter';
import { useSamples } from '../samples';
import { Colours } from './Colours';
import { MotionTokens } from './MotionTokens';
import { SpaceTokens } from './SpaceTokens';
import { TypeTokens } from './TypeTokens';

/** The chapters that show src/styles/tokens.css. */
export function TokenChapters() {
  const { homePage, allSolution } = useSamples();
  return (
    <>
      <Chapter
        name="Colour"
        lead="Each with its contrast on paper and on ink: from 4.5 it carries text, from 3 the lines of controls."
      >
        <Colours />
      </Chapter>
      <Chapter
        name="Type"
        lead="One variable sans in three weights, on a fluid scale."
        surface="mist"
      >
        <TypeTokens
          name={allSolution.nodes[0]?.shortName ?? ''}
          headline={homePage?.banner.title ?? ''}
          sentence={homePage?.banner.subtitle ?? ''}
        />
      </Chapter>
      <Chapter
        name="Space"
        lead="Hairlines and flat planes, one radius, elevation only for what floats."
      >
        <SpaceTokens />
      </Chapter>
      <Chapter name="Motion" lead="Quick, easing out, and only to explain a change." surface="ink">
        <MotionTokens />
      </Chapter>
    </>
  );
}
