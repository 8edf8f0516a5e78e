import { isRecord, pickValues, type FormValues } from './rules/records';

/** How long a draft is kept after its last change, in minutes. */
export const DRAFT_MINUTES = 30;

const DRAFT_MILLISECONDS = DRAFT_MINUTES * 60_000;

/** The timers that delete the drafts of forms in this page. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();

const storageKey = (form: string) => `draft:${form}`;

type Texts = Record<string, string>;

/** The texts among the values of a form: a draft has no consent, which holds for one form of one page. */
export function textsOf(values: Readonly<Record<string, unknown>>): Texts {
  const texts: Texts = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' && value !== '') texts[name] = value;
  }
  return texts;
}

function storedDraft(form: string): { savedAt: number; values: Texts } {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? '');
    const { savedAt, values } = isRecord(draft) ? draft : {};
    const age = typeof savedAt === 'number' ? Date.now() - savedAt : -1;
    if (typeof savedAt === 'number' && isRecord(values) && age >= 0 && age < DRAFT_MILLISECONDS)
      return { savedAt, values: textsOf(values) };
  } catch {
    // No draft, or storage is denied.
  }
  return { savedAt: 0, values: {} };
}

const isSame = (one: Texts, other: Texts) => JSON.stringify(one) === JSON.stringify(other);

/** The draft of a form in this tab. Empty if there is none or storage is denied. */
export const readDraft = <Values extends FormValues>(form: string, empty: Values) =>
  pickValues(storedDraft(form).values, empty);

/**
 * Saves the texts of a form for a reload of this tab, for `DRAFT_MINUTES` after their last change. An empty form deletes
 * the draft.
 */
export function saveDraft(form: string, formValues: FormValues): void {
  clearTimeout(timers.get(form));
  try {
    const values = textsOf(formValues);
    if (Object.keys(values).length > 0) {
      const last = storedDraft(form);
      const savedAt = isSame(last.values, values) ? last.savedAt : Date.now();
      sessionStorage.setItem(storageKey(form), JSON.stringify({ savedAt, values }));
      const rest = savedAt + DRAFT_MILLISECONDS - Date.now();
      timers.set(form, setTimeout(saveDraft, rest, form, {}));
    } else {
      sessionStorage.removeItem(storageKey(form));
    }
  } catch {
    // Storage is denied or full: the form works without drafts.
  }
}

/** Deletes a draft that has been sent. The form of a later page may have saved other values since. */
export function clearSentDraft(form: string, sent: FormValues): void {
  if (isSame(storedDraft(form).values, textsOf(sent))) saveDraft(form, {});
}

/**
 * The values that were typed or autofilled into the server-rendered form before hydration, in its own fields, whose ids
 * begin with its id: extensions add others.
 */
export function readTypedValues<Values extends FormValues>(
  form: HTMLFormElement,
  empty: Values,
): Partial<Values> {
  const values: FormValues = {};
  for (const control of form.querySelectorAll(`[id^="${form.id}-"]`)) {
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
  return pickValues(values, empty);
}
