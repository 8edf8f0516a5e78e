import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { Country } from './search';

const { stateChangeTypes: Change } = useCombobox;

type State = UseComboboxState<Country>;

/**
 * Changes defaults of downshift: hovering highlights nothing, a click on the open field does not close the list, and
 * blur and Escape close it without a change of the selection.
 */
export function stateReducer(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<Country>,
) {
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

/** https://www.downshift-js.com/use-combobox/#customizing-handlers */
export const preventDownshiftDefault = (event: { nativeEvent: Event }) =>
  void Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
