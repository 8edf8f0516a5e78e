import { useState, type ComponentProps } from 'react';
import { TextField } from '../../components/TextField/TextField';
import { MESSAGES } from '../../forms/rules/messages';
import { useFormTexts } from '../../forms/useFormTexts';
import { useSamples } from '../samples';
import { State, States } from '../frame/Specimen';

type LiveProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & { start?: string };

function Live({ start = '', ...props }: LiveProps) {
  const [value, setValue] = useState(start);
  return <TextField {...props} value={value} onChange={setValue} autoComplete="off" />;
}

/** A field for one line: empty, with help, filled, wrong, and behind a calling code. */
export function TextFields({ scope }: { scope: string }) {
  const { labels, hints } = useFormTexts().words;
  const office = useSamples().offices?.offices[0];
  const common = (state: string) => ({ id: `text-${scope}-${state}`, name: `${scope}-${state}` });
  return (
    <States room="large">
      <State name="empty">
        <Live {...common('empty')} label={labels.lastName} />
      </State>
      <State name="mandatory, with help">
        <Live {...common('hint')} label={labels.mobileNo} hint={hints.mobileNo} required />
      </State>
      <State name="filled">
        <Live
          {...common('filled')}
          label={labels.businessMail}
          start={office?.email ?? ''}
          type="email"
          required
        />
      </State>
      <State name="filled, wrong">
        <Live
          {...common('wrong')}
          label={labels.businessMail}
          start={office?.email.replace('@', '') ?? ''}
          error={MESSAGES.mailOneAt}
          type="email"
          required
        />
      </State>
      <State name="empty, wrong">
        <Live {...common('missing')} label={labels.firstName} error={MESSAGES.required} required />
      </State>
      <State name="behind a prefix">
        <Live {...common('prefix')} label={labels.mobileNo} start="7400123456" prefix="+44" />
      </State>
    </States>
  );
}
