import { Drawing } from '../../components/Drawing/Drawing';
import { Picture } from '../../components/Picture/Picture';
import { useLayoutContent } from '../../layout/useLayoutContent';
import { Chapter } from '../frame/Chapter';
import { Grounds } from '../frame/Ground';
import { Specimen, State, States } from '../frame/Specimen';
import { useSamples } from '../samples';
import { Pictograms } from './Pictograms';
import * as css from './PictureSamples.module.css';

/** Pictures, drawings and pictograms of the content. */
export function PictureSamples() {
  return (
    <Chapter
      name="Pictures"
      lead="Strata in every picture, drawings in the colour of the text, one family of pictograms in one weight."
    >
      <Specimen
        name="Picture"
        from="components/Picture"
        note="AVIF or JPEG, its place kept, its dominant colour until it arrives."
      >
        <Pictures />
      </Specimen>
      <Specimen name="Drawing" from="components/Drawing">
        <Grounds>{() => <Drawings />}</Grounds>
      </Specimen>
      <Specimen
        name="Pictogram"
        from="components/Pictogram"
        note="Every one that the content names, with the heading that it decorates."
      >
        <Pictograms />
      </Specimen>
    </Chapter>
  );
}

function Pictures() {
  const banner = useSamples().homePage?.banner;
  if (!banner) return null;
  const { picture, narrowPicture } = banner;
  return (
    <div className={css.pictures}>
      <State name="wide">
        <Picture picture={picture} sizes="(max-width: 800px) 92vw, 600px" />
      </State>
      {narrowPicture && (
        <State name="narrow crop">
          <Picture picture={narrowPicture} sizes="(max-width: 800px) 92vw, 300px" />
        </State>
      )}
    </div>
  );
}

function Drawings() {
  const { brand } = useLayoutContent();
  const logos = useSamples().clients?.logos ?? [];
  if (!brand) return null;
  return (
    <States room="medium">
      <State name={brand.name}>
        <Drawing svg={brand.mark} name={brand.name} className={css.drawing} />
      </State>
      <State name={brand.certification.name}>
        <Drawing
          svg={brand.certification.mark}
          name={brand.certification.name}
          className={css.drawing}
        />
      </State>
      {logos.map(({ name, logo }) => (
        <State key={name} name={name}>
          <Drawing svg={logo} name={name} className={css.drawing} />
        </State>
      ))}
    </States>
  );
}
