import { isRecord, pickValues, type FormValues } from './rules/records';

/** How long a draft is kept after its last change, in minutes. */
export const DRAFT_MINUTES = 30;

const DRAFT_MILLISECONDS = DRAFT_MINUTES * 60_000;

/** The timers that delete the drafts of forms in this page. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();

const storageKey = (form: string) => `draft:${form}`;

const isFormValues = (values: unknown): values is FormValues =>
  isRecord(values) && Object.values(values).every((value) => /string|boolean/.test(typeof value));

function storedDraft(form: string): { savedAt: number; values: FormValues } {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? '');
    const { savedAt, values } = isRecord(draft) ? draft : {};
    const isDraft = typeof savedAt === 'number' && isFormValues(values);
    const age = isDraft ? Date.now() - savedAt : -1;
    if (isDraft && age >= 0 && age < DRAFT_MILLISECONDS) return { savedAt, values };
  } catch {
    // No draft, or storage is denied.
  }
  return { savedAt: 0, values: {} };
}

/** The draft of a form in this tab. Empty if there is none or storage is denied. */
export const readDraft = <Values extends FormValues>(form: string, empty: Values) =>
  pickValues(storedDraft(form).values, empty);

/**
 * Saves the values for a reload of this tab, for `DRAFT_MINUTES` after their last change. An empty form deletes the
 * draft.
 */
export function saveDraft(form: string, values: FormValues): void {
  clearTimeout(timers.get(form));
  try {
    if (Object.values(values).some(Boolean)) {
      const last = storedDraft(form);
      const isSame = JSON.stringify(last.values) === JSON.stringify(values);
      const savedAt = isSame ? last.savedAt : Date.now();
      sessionStorage.setItem(storageKey(form), JSON.stringify({ savedAt, values }));
      const rest = savedAt + DRAFT_MILLISECONDS - Date.now();
      timers.set(form, setTimeout(clearDraft, rest, form));
    } else {
      sessionStorage.removeItem(storageKey(form));
    }
  } catch {
    // Storage is denied or full: the form works without drafts.
  }
}

export function clearDraft(form: string): void {
  saveDraft(form, {});
}

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
function saveTypedValues(form: HTMLFormElement): void {
  const comboboxes = [...form.querySelectorAll('[role=combobox]')].map((field) =>
    field.getAttribute('name'),
  );
  const typed = Object.entries(valuesIn(form)).filter(([name]) => !comboboxes.includes(name));
  saveDraft(form.id, { ...storedDraft(form.id).values, ...Object.fromEntries(typed) });
}

/** Saves what was typed into the forms of this page, whether they are hydrated or not. */
export function saveAllTypedValues(): void {
  for (const form of document.forms) saveTypedValues(form);
}
