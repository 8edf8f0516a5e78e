type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Not a checkbox, whose value is whether it is checked. */
const hasValue = (control: Element): control is Control =>
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement ||
  (control instanceof HTMLInputElement && control.type !== 'checkbox');

/**
 * Sends React the value of a control. React ignores a value that a script has set through the control's own setter, which
 * React watches, so it gets another one first (https://github.com/react/react/issues/10135).
 */
function sendToReact(control: Control, value: string): void {
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = control;
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  control.value = `${value}.`;
  own?.set?.call(control, value);
  control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Makes the values that scripts set, such as password managers and autofill on iOS, values of a form (R228), whatever
 * events they send. Otherwise React would empty the fields when it renders them again.
 *
 * @param valueOf the value of a field, or undefined for any other control
 * @returns a function that stops it
 */
export function adoptScriptedValues(
  form: HTMLFormElement,
  valueOf: (name: string) => unknown,
): () => void {
  let isSending = false;
  /** The values that lists have last shown. */
  const shown = new WeakMap<Control, string>();
  const adopt = ({ type, isTrusted, target }: Event) => {
    if (isSending) return;
    const isOther = (control: Control) => {
      const value = valueOf(control.name);
      if (value === undefined) return false;
      // React may not have rendered a new value of the form yet, such as none after it was sent (R159). It keeps the
      // attribute of other controls equal to what it has rendered.
      const rendered =
        control instanceof HTMLSelectElement ? (shown.get(control) ?? '') : control.defaultValue;
      shown.set(control, control.value);
      if (value === control.value || control.value === rendered) return false;
      if (control instanceof HTMLSelectElement) return true;
      const isTarget = control === target;
      // What is typed into a combobox is not a choice yet.
      if (control.getAttribute('role') === 'combobox' && isTrusted)
        return !isTarget && control !== document.activeElement;
      return !(isTarget && isTrusted && type === 'input');
    };
    isSending = true;
    // All values at once, since the first one makes React render every field.
    const others = [...form.elements].filter(hasValue).filter(isOther);
    const values = others.map(({ value }) => value);
    for (const [index, control] of others.entries()) sendToReact(control, values[index] ?? '');
    isSending = false;
  };
  const listeners = new AbortController();
  for (const type of ['input', 'change', 'focusin', 'focusout', 'submit']) {
    form.addEventListener(type, adopt, { capture: true, signal: listeners.signal });
  }
  return () => listeners.abort();
}
