import { pickValues, type FormValues } from './rules/records';

const storageKey = (form: string) => `draft:${form}`;

function storedDraft(form: string): object {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? '{}');
    return typeof draft === 'object' && draft !== null ? draft : {};
  } catch {
    return {};
  }
}

/** The draft of a form in this tab. Empty if there is none or storage is denied. */
export const readDraft = <Values extends FormValues>(form: string, empty: Values) =>
  pickValues({ ...storedDraft(form) }, empty);

/** Saves the values for a reload of this tab. An empty form deletes the draft. */
export function saveDraft(form: string, values: FormValues): void {
  try {
    if (Object.values(values).some(Boolean)) {
      sessionStorage.setItem(storageKey(form), JSON.stringify(values));
    } else {
      sessionStorage.removeItem(storageKey(form));
    }
  } catch {
    // Storage is denied or full: the form works without drafts.
  }
}

/** Deletes the draft of a form. */
export const clearDraft = (form: string): void => saveDraft(form, {});

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

/** The values that were typed or autofilled into the server-rendered form before hydration. */
export const readTypedValues = <Values extends FormValues>(form: HTMLFormElement, empty: Values) =>
  pickValues(valuesIn(form), empty);

/** Saves the values of a form that was not hydrated, except text in a combobox, which is not a selection yet. */
export function saveTypedValues(form: HTMLFormElement): void {
  const comboboxes = [...form.querySelectorAll('[role=combobox]')].map((field) =>
    field.getAttribute('name'),
  );
  const typed = Object.entries(valuesIn(form)).filter(([name]) => !comboboxes.includes(name));
  saveDraft(form.id, { ...storedDraft(form.id), ...Object.fromEntries(typed) });
}
