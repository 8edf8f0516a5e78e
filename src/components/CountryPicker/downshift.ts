import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { Country } from './search';

const { stateChangeTypes: Change } = useCombobox;

type State = UseComboboxState<Country>;

/**
 * Changes defaults of downshift: a click on the open field does not close the list, and blur and Escape close it without a
 * change of the selection.
 */
export function stateReducer(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<Country>,
) {
  switch (type) {
    case Change.InputClick:
      return state.isOpen ? state : changes;
    case Change.InputBlur:
    case Change.InputKeyDownEscape:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    default:
      return changes;
  }
}

/**
 * Also for pointer events, which highlight nothing here: downshift would use the text of the last render.
 * https://www.downshift-js.com/use-combobox/#customizing-handlers
 */
export const preventDownshiftDefault = (event: { nativeEvent: Event }) =>
  void Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
