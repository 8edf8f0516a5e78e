import { useRef } from 'react';
import { FieldFrame, type FieldWords } from '../FieldFrame/FieldFrame';
import { NativeList } from './NativeList';
import { SelectOnlyCombobox } from './SelectOnlyCombobox';
import { useIsHydrated } from '../useIsHydrated';

export interface ListPickerProps extends FieldWords {
  name: string;
  /** The chosen option, empty while none is. */
  value: string;
  options: readonly string[];
  onChange: (option: string) => void;
  /** The focus has left the field. */
  onBlur?: () => void;
}

/**
 * A field to choose one of a few options. The server renders the browser's own list, which serves without
 * a script and until the page is interactive; then the same list as the country field's takes its place.
 */
export function ListPicker(props: ListPickerProps) {
  const { id, label, required, hint, error } = props;
  const isHydrated = useIsHydrated();
  const hadFocus = useRef(false);
  return (
    <FieldFrame
      {...{ id, label, required, hint, error }}
      onLabelClick={(event) => {
        // The label of a list focuses it, it does not open it.
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {isHydrated ? (
        <SelectOnlyCombobox {...props} hadFocus={hadFocus} />
      ) : (
        <NativeList {...props} hadFocus={hadFocus} />
      )}
    </FieldFrame>
  );
}
