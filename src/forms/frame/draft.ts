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

/**
 * What was typed into a form before this tab was reloaded. Nothing where storage is denied or holds
 * something else.
 */
export function readDraft<Values extends FormValues>(form: string, empty: Values): Partial<Values> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
    return typeof draft === 'object' && draft !== null ? pickValues({ ...draft }, empty) : {};
  } catch {
    return {};
  }
}

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

/**
 * What stands in the controls of a form that has just become interactive: typed into the server-rendered
 * markup, or put there by the browser.
 */
export function typedBeforehand<Values extends FormValues>(
  form: HTMLFormElement,
  empty: Values,
): Partial<Values> {
  const typed: FormValues = {};
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (control.checked) typed[control.name] = true;
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    ) {
      if (control.value !== '') typed[control.name] = control.value;
    }
  }
  return pickValues(typed, empty);
}
