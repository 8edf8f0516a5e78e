import { useState } from 'react';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField';
import { useFormTexts } from '../../forms/useFormTexts';
import { State, States } from '../frame/Specimen';

function Live({ id, start }: { id: string; start: boolean }) {
  const [checked, setChecked] = useState(start);
  const label = useFormTexts().words.labels.subscribeNewsletter;
  return <CheckboxField id={id} name={id} label={label} checked={checked} onChange={setChecked} />;
}

/** A box to tick: empty and ticked. */
export function Checkboxes({ scope }: { scope: string }) {
  return (
    <States room="large">
      <State name="empty">
        <Live id={`box-${scope}-empty`} start={false} />
      </State>
      <State name="ticked">
        <Live id={`box-${scope}-ticked`} start />
      </State>
    </States>
  );
}
