import { pickValues, type FormValues } from './rules/records';

const keyOf = (form: string) => `draft:${form}`;

function storedDraft(form: string): object {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
    return typeof draft === 'object' && draft !== null ? draft : {};
  } catch {
    return {};
  }
}

/** What was typed before this tab was reloaded. Empty where storage is denied or holds something else. */
export const readDraft = <Values extends FormValues>(form: string, empty: Values) =>
  pickValues({ ...storedDraft(form) }, empty);

/** Keeps the values for a reload of this tab. An empty form leaves nothing behind. */
export function keepDraft(form: string, values: FormValues): void {
  try {
    if (Object.values(values).some(Boolean)) {
      sessionStorage.setItem(keyOf(form), JSON.stringify(values));
    } else {
      sessionStorage.removeItem(keyOf(form));
    }
  } catch {
    // Storage is denied or full. The form works without it.
  }
}

/** Drops the draft of a form. */
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

/** What was typed or autofilled into the server-rendered controls before hydration. */
export const typedBeforeHydration = <Values extends FormValues>(
  form: HTMLFormElement,
  empty: Values,
) => pickValues(valuesIn(form), empty);

/**
 * Adds what stands in the controls of a form that was never hydrated to its draft, except the text in a
 * combobox, which is not a choice yet.
 */
export function keepTyped(form: HTMLFormElement): void {
  const comboboxes = [...form.querySelectorAll('[role=combobox]')].map((field) =>
    field.getAttribute('name'),
  );
  const typed = Object.entries(valuesIn(form)).filter(([name]) => !comboboxes.includes(name));
  keepDraft(form.id, { ...storedDraft(form.id), ...Object.fromEntries(typed) });
}
