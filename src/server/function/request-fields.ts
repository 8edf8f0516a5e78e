import {
  cleanValue,
  CONTACT_FIELDS,
  FACT_SHEET_FIELDS,
  formErrors,
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
  const fields = recordOf(FACT_SHEET_FIELDS, (name) => CONTACT_FIELDS[name]);
  return {
    values: recordOf(FACT_SHEET_FIELDS, (name) => cleanValue(fields[name], text(name))),
    factSheet: text('factSheet'),
    isBot: (body[HONEYPOT] ?? '') !== '',
    errors: formErrors(fields, body, settings),
  };
}
