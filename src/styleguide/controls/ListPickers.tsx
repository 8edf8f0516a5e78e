import { useRef, useState } from 'react';
import { FieldFrame } from '../../components/FieldFrame/FieldFrame';
import { ListPicker, type ListPickerProps } from '../../components/ListPicker/ListPicker';
import { NativeList } from '../../components/ListPicker/NativeList';
import { COMPANY_STRENGTHS } from '../../forms/rules/choices';
import { MESSAGES } from '../../forms/rules/messages';
import { useFormTexts } from '../../forms/useFormTexts';
import { State, States } from '../frame/Specimen';

type LiveProps = Omit<ListPickerProps, 'value' | 'onChange'> & { start?: string };

function Live({ start = '', ...props }: LiveProps) {
  const [value, setValue] = useState(start);
  return <ListPicker {...props} value={value} onChange={setValue} />;
}

function BeforeTheScript(props: Omit<ListPickerProps, 'onChange'>) {
  const hadFocus = useRef(false);
  const { id, label, hint, required } = props;
  return (
    <FieldFrame {...{ id, label, hint, required }}>
      <NativeList {...props} onChange={() => undefined} hadFocus={hadFocus} />
    </FieldFrame>
  );
}

/** A field with a few options: empty, chosen, wrong, and as the server renders it. */
export function ListPickers({ scope }: { scope: string }) {
  const { labels, hints } = useFormTexts().words;
  const common = (state: string) => ({
    id: `list-${scope}-${state}`,
    name: `list-${scope}-${state}`,
    label: labels.companyStrength,
    hint: hints.companyStrength,
    options: COMPANY_STRENGTHS,
    required: true,
  });
  return (
    <States room="large">
      <State name="empty">
        <Live {...common('empty')} />
      </State>
      <State name="chosen">
        <Live {...common('chosen')} start={COMPANY_STRENGTHS[2]} />
      </State>
      <State name="wrong">
        <Live {...common('wrong')} error={MESSAGES.required} />
      </State>
      <State name="before the script">
        <BeforeTheScript {...common('native')} value={COMPANY_STRENGTHS[1]} />
      </State>
    </States>
  );
}
