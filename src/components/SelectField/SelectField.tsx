import { useRef } from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame';
import { useIsHydrated } from '../useIsHydrated';
import { NativeSelect } from './NativeSelect';
import { SelectOnlyCombobox } from './SelectOnlyCombobox';

export interface SelectFieldProps extends FieldProps {
  name: string;
  /** The selected option, or an empty string. */
  value: string;
  options: readonly string[];
  onChange: (option: string) => void;
  onBlur?: () => void;
}

/**
 * A field to select one of a few options. It renders a native `<select>` until it is hydrated, then a combobox with
 * the same list as the country field.
 */
export function SelectField(props: SelectFieldProps) {
  const { id, label, required, hint, error } = props;
  const isHydrated = useIsHydrated();
  const hadFocus = useRef(false);
  return (
    <FieldFrame
      {...{ id, label, required, hint, error }}
      onLabelClick={(event) => {
        // The default would also click the button and open the list.
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {isHydrated ? (
        <SelectOnlyCombobox {...props} hadFocus={hadFocus} />
      ) : (
        <NativeSelect {...props} hadFocus={hadFocus} />
      )}
    </FieldFrame>
  );
}
