import { useState } from 'react';
import { TextArea } from '../../components/TextArea/TextArea';
import { LIMITS } from '../../forms/rules/limits';
import { MESSAGES } from '../../forms/rules/messages';
import { useFormTexts } from '../../forms/useFormTexts';
import { State, States } from '../frame/Specimen';
import { useSamples } from '../samples';

interface LiveProps {
  id: string;
  start?: string;
  error?: string;
}

function Live({ id, start = '', error }: LiveProps) {
  const [value, setValue] = useState(start);
  return (
    <TextArea
      id={id}
      name={id}
      label={useFormTexts().words.labels.message}
      value={value}
      error={error}
      maxLength={LIMITS.messageMax}
      onChange={setValue}
    />
  );
}

/** A field for a few lines: empty, filled, full, wrong. */
export function TextAreas({ scope }: { scope: string }) {
  const { homePage, testimonials } = useSamples();
  const long = testimonials?.testimonials.map(({ text }) => text).join(' ') ?? '';
  return (
    <States room="large">
      <State name="empty">
        <Live id={`area-${scope}-empty`} />
      </State>
      <State name="filled">
        <Live id={`area-${scope}-filled`} start={homePage?.banner.title ?? ''} />
      </State>
      <State name="full">
        <Live id={`area-${scope}-full`} start={long.slice(0, LIMITS.messageMax)} />
      </State>
      <State name="wrong">
        <Live
          id={`area-${scope}-wrong`}
          start={homePage?.banner.title ?? ''}
          error={MESSAGES.invalid}
        />
      </State>
    </States>
  );
}
