import { useField } from 'react-final-form';
import { fill } from '../../helpers/fill';
import { errorSubscription, visibleError } from '../errorVisibility';
import { TextWithEmail } from '../FailureNotice';
import * as css from '../form.module.css';
import { useFormContext } from '../FormContext';
import { shownPunctuation } from '../rules';
import { useFormContent } from '../useFormContent';

export function useFieldValue<Value extends string | boolean>(name: string) {
  const { input, meta } = useField<Value>(name, {
    subscription: { value: true, ...errorSubscription },
    // By default, react-final-form stores an empty string as undefined.
    parse: (value) => value,
  });
  return { value: input.value, onChange: (value: Value) => input.onChange(value), meta };
}

/**
 * The props of a field: its texts, value, visible error and event handlers. Below the message of a refused value stands
 * whom to write to instead.
 */
export function useFormField(name: string) {
  const { id, fields, isSending, onFieldBlur } = useFormContext();
  const { settings, texts, fieldText } = useFormContent();
  const { label, hint } = fieldText(name);
  const { value, onChange, meta } = useFieldValue<string>(name);
  const required = fields[name]?.isMandatory;
  const error = visibleError(meta, required);
  return {
    id: `${id}-${name}`,
    name,
    label,
    hint: hint ? fill(hint, { punctuation: shownPunctuation(settings) }) : undefined,
    value,
    required,
    // What is typed meanwhile would not be sent, and lost when the form is reset.
    readOnly: isSending,
    error: error && (
      <>
        <span>{texts.messages[error]}</span>
        {error !== 'required' && (
          <span className={css.wayOn}>
            <TextWithEmail text={texts.refused} />
          </span>
        )}
      </>
    ),
    onChange,
    onBlur: () => onFieldBlur(name, label),
  };
}
