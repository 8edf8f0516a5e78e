import { FailureNotice, LiveRegion } from '../../forms/frame/notices';
import { useFormTexts } from '../../forms/useFormTexts';
import { State, States } from '../frame/Specimen';

/** What a form says after sending. */
export function Notices() {
  const { factSheetSuccess, newsletterSuccess } = useFormTexts().words;
  return (
    <States room="large">
      <State name="fact sheet sent">
        <LiveRegion text="" sentText={factSheetSuccess} />
      </State>
      <State name="newsletter sent">
        <LiveRegion text="" sentText={newsletterSuccess} />
      </State>
      <State name="failed, if site.json wants it shown">
        <FailureNotice />
      </State>
    </States>
  );
}
