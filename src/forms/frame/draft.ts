/** The values of a form, by name. */
export type FormValues = Record<string, string | boolean>;

const keyOf = (form: string) => `draft:${form}`;

function isLike<Value>(value: unknown, example: Value): value is Value {
  return typeof value === typeof example;
}

/** Those of the candidates that are fields of the form and of their kind. */
export function pickValues<Values extends FormValues>(
  candidates: Readonly<Record<string, unknown>>,
  empty: Values,
): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name in empty) {
    const value = Object.hasOwn(candidates, name) ? candidates[name] : undefined;
    if (isLike(value, empty[name])) picked[name] = value;
  }
  return picked;
}

function storedDraft(form: string): object {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
    return typeof draft === 'object' && draft !== null ? draft : {};
  } catch {
    return {};
  }
}

/**
 * What was typed into a form before this tab was reloaded. Nothing where storage is denied or holds
 * something else.
 */
export const readDraft = <Values extends FormValues>(form: string, empty: Values) =>
  pickValues({ ...storedDraft(form) }, empty);

/** Keeps what is typed for a reload of this tab; a form that is empty again leaves nothing behind. */
export function keepDraft(form: string, values: FormValues): void {
  try {
    if (Object.values(values).some(Boolean)) {
      sessionStorage.setItem(keyOf(form), JSON.stringify(values));
    } else {
      sessionStorage.removeItem(keyOf(form));
    }
  } catch {
    // Storage is denied or full: the form works without it.
  }
}

/** Drops what was kept of a form. */
export const forgetDraft = (form: string): void => keepDraft(form, {});

function valuesIn(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (control.checked) values[control.name] = true;
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    ) {
      if (control.value !== '') values[control.name] = control.value;
    }
  }
  return values;
}

/**
 * What stands in the controls of a form that has just become interactive: typed into the server-rendered
 * markup, or put there by the browser.
 */
export const typedBeforehand = <Values extends FormValues>(form: HTMLFormElement, empty: Values) =>
  pickValues(valuesIn(form), empty);

/**
 * Adds what stands in the controls of a form that never became interactive to its draft; but not what was typed
 * into a list's field, which is no choice yet.
 */
export function keepTyped(form: HTMLFormElement): void {
  const lists = [...form.querySelectorAll('[role=combobox]')].map((list) =>
    list.getAttribute('name'),
  );
  const typed = Object.entries(valuesIn(form)).filter(([name]) => !lists.includes(name));
  keepDraft(form.id, { ...storedDraft(form.id), ...Object.fromEntries(typed) });
}
