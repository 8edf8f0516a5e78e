import { Offices } from '../../sections/Offices/Offices';
import { chapterId } from '../frame/chapters';
import { useSamples } from '../samples';

/** The map with its cards, as the contact page shows it: hover, focus or tap a marker. */
export function MapSample() {
  const { contactPage, offices, worldMap } = useSamples();
  if (!contactPage || !offices) return null;
  return (
    <div id={chapterId('Map')}>
      <Offices heading={contactPage.officesHeading} offices={offices.offices} map={worldMap} />
    </div>
  );
}
