import { LazyNewsletterForm } from '../../forms/LazyForms';
import { Chapter } from '../frame/Chapter';
import { Grounds } from '../frame/Ground';
import { Specimen } from '../frame/Specimen';
import { Checkboxes } from './Checkboxes';
import { CountryPickers } from './CountryPickers';
import { ListPickers } from './ListPickers';
import { Notices } from './Notices';
import { TextAreas } from './TextAreas';
import { TextFields } from './TextFields';

/** The fields of the forms, in every state. */
export function FieldSamples() {
  return (
    <Chapter
      name="Fields"
      lead="Label and help above, the mistake below, on a line kept for it. No field is ever disabled: a form sends once, its button waits."
      surface="mist"
    >
      <Specimen name="TextField" from="components/TextField">
        <Grounds>{(surface) => <TextFields scope={surface} />}</Grounds>
      </Specimen>
      <Specimen name="TextArea" from="components/TextArea" note="The counter is bold at the limit.">
        <Grounds on={['paper', 'ink']}>{(surface) => <TextAreas scope={surface} />}</Grounds>
      </Specimen>
      <Specimen
        name="ListPicker"
        from="components/ListPicker"
        note="The browser's own list until the page is interactive, then the site's."
      >
        <Grounds on={['paper', 'ink']}>{(surface) => <ListPickers scope={surface} />}</Grounds>
      </Specimen>
      <Specimen
        name="CountryPicker"
        from="components/CountryPicker"
        note="Open it, type “in”, type something that is no country."
      >
        <Grounds on={['paper', 'ink']}>{(surface) => <CountryPickers scope={surface} />}</Grounds>
      </Specimen>
      <Specimen name="CheckboxField" from="components/CheckboxField">
        <Grounds>{(surface) => <Checkboxes scope={surface} />}</Grounds>
      </Specimen>
      <Specimen
        name="Notices"
        from="forms/frame/notices"
        note="What a form says once it was sent, or was not."
      >
        <Grounds>{() => <Notices />}</Grounds>
      </Specimen>
      <Specimen name="A form in use" from="forms/NewsletterForm" note="It posts to the sandbox.">
        <Grounds on={['paper']}>{() => <LazyNewsletterForm />}</Grounds>
      </Specimen>
    </Chapter>
  );
}
