import {
  cleanValue,
  CONTACT_FIELDS,
  FACT_SHEET_FIELDS,
  fieldError,
  HONEYPOT,
  isRecord,
  recordOf,
  type Errors,
  type FactSheetRequestBody,
  type FormSettings,
} from '../../forms/rules';

/** A request as the function understands it. */
export type FactSheetFields = {
  values: Pick<FactSheetRequestBody, (typeof FACT_SHEET_FIELDS)[number]>;
  factSheet: string;
  isBot: boolean;
  errors: Errors<keyof FactSheetRequestBody>;
};

/**
 * Picks the function's fields from a body and validates them with the form's rules. A missing field counts as empty;
 * others are ignored.
 *
 * @returns undefined if the body is not an object
 */
export function readFields(body: unknown, settings: FormSettings): FactSheetFields | undefined {
  if (!isRecord(body)) return undefined;
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  const errors: FactSheetFields['errors'] = {};
  for (const name of FACT_SHEET_FIELDS) {
    const error = fieldError(CONTACT_FIELDS[name], body[name], settings);
    if (error !== undefined) errors[name] = error;
  }
  return {
    values: recordOf(FACT_SHEET_FIELDS, (name) => cleanValue(CONTACT_FIELDS[name], text(name))),
    factSheet: text('factSheet'),
    isBot: (body[HONEYPOT] ?? '') !== '',
    errors,
  };
}
