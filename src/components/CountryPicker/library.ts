import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { Country } from './search';

const { stateChangeTypes: Change } = useCombobox;

type State = UseComboboxState<Country>;

/** Where this field differs from the library: the pointer highlights nothing, leaving chooses nothing. */
export function reduce(state: State, { type, changes }: UseComboboxStateChangeOptions<Country>) {
  switch (type) {
    case Change.ItemMouseMove:
    case Change.MenuMouseLeave:
      return state;
    case Change.InputClick:
      return state.isOpen ? state : changes;
    case Change.InputBlur:
    case Change.InputKeyDownEscape:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    default:
      return changes;
  }
}

/** Keeps an event from the library: https://www.downshift-js.com/use-combobox/#customizing-handlers */
export const keepFromLibrary = (event: { nativeEvent: Event }) =>
  void Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
