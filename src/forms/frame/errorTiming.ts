/** One message for each wrong field. */
export type Errors = Readonly<Partial<Record<string, string>>>;

/** What a form knows of its mistakes, and which of them the visitor is told. */
export interface ErrorTiming {
  /** The visitor has tried to send the form since it was last empty. */
  hasAttempted: boolean;
  /** The wrong fields, as of the last event. */
  errors: Errors;
  /** The names of those whose message is shown. */
  shown: readonly string[];
}

/** What happens to a form, with the mistakes it then holds. */
export type FieldEvent =
  | { type: 'changed'; errors: Errors }
  | { type: 'left'; field: string; isMandatory: boolean; errors: Errors }
  | { type: 'attempted'; errors: Errors }
  | { type: 'restarted' };

/** A form that nobody has touched. */
export const untouched: ErrorTiming = { hasAttempted: false, errors: {}, shown: [] };

/**
 * When a message shows and when it goes (specification section 4): a mandatory field is checked on leaving
 * it only after the first attempt to send, an optional one always; an attempt shows every mistake; a
 * message goes as soon as the value is right, and a new mistake waits until the field is left.
 */
export function afterEvent(timing: ErrorTiming, event: FieldEvent): ErrorTiming {
  if (event.type === 'restarted') return untouched;
  const { errors } = event;
  if (event.type === 'attempted') return { hasAttempted: true, errors, shown: Object.keys(errors) };

  const { hasAttempted } = timing;
  const isChecked = event.type === 'left' && (hasAttempted || !event.isMandatory);
  const shown = new Set(isChecked ? [...timing.shown, event.field] : timing.shown);
  return { hasAttempted, errors, shown: [...shown].filter((field) => errors[field]) };
}

/** The messages to show. */
export function visibleErrors({ errors, shown }: ErrorTiming): Errors {
  return Object.fromEntries(shown.map((field) => [field, errors[field]]));
}
