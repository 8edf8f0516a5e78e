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
 * Makes the values that scripts set, such as password managers and autofill on iOS, values of a form (R179), whatever
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
  const lastChoices = new WeakMap<Control, string>();

  /** The value that React has last rendered. It keeps an attribute equal to it, but not for lists. */
  const renderedIn = (control: Control) =>
    control instanceof HTMLSelectElement ? (lastChoices.get(control) ?? '') : control.defaultValue;

  /** Whether a field has a value that is not the form's, and not the last one, if React has yet to render the form's. */
  const hasOtherValue = (control: Control) => {
    const value = valueOf(control.name);
    return value !== undefined && ![value, renderedIn(control)].includes(control.value);
  };

  /** Whether the visitor is changing a control: React learns of it by the event, or when a country is chosen. */
  const isByVisitor = (control: Control, { type, isTrusted, target }: Event) => {
    if (!isTrusted || control instanceof HTMLSelectElement) return false;
    if (control.getAttribute('role') === 'combobox') {
      return control === target || control === document.activeElement;
    }
    return control === target && type === 'input';
  };

  const adopt = (event: Event) => {
    if (isSending) return;
    const controls = [...form.elements].filter(hasValue);
    const scripted = controls.filter(
      (control) => hasOtherValue(control) && !isByVisitor(control, event),
    );
    for (const control of controls) lastChoices.set(control, control.value);
    isSending = true;
    // All values at once, since the first one makes React render every field.
    const values = scripted.map(({ value }) => value);
    for (const [index, control] of scripted.entries()) sendToReact(control, values[index] ?? '');
    isSending = false;
  };
  const listeners = new AbortController();
  for (const type of ['input', 'change', 'focusin', 'focusout', 'submit']) {
    form.addEventListener(type, adopt, { capture: true, signal: listeners.signal });
  }
  return () => listeners.abort();
}
