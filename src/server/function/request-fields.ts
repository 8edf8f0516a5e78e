import {
  cleanValue,
  CONTACT_FIELDS,
  EMPTY_CONTACT,
  FACT_SHEET_FIELDS,
  fieldError,
  HONEYPOT,
  isRecord,
  pickValues,
  recordOf,
  type Errors,
  type FactSheetRequestBody,
} from '../../forms/rules';

type Values = Pick<FactSheetRequestBody, (typeof FACT_SHEET_FIELDS)[number]>;

/** A request as the function understands it. */
export type FactSheetFields = {
  values: Values;
  factSheet: string;
  isBot: boolean;
  errors: Errors<keyof FactSheetRequestBody>;
};

const EMPTY: Values = recordOf(FACT_SHEET_FIELDS, (name) => EMPTY_CONTACT[name]);

/**
 * Picks the function's fields from a body and validates them with the form's rules. A missing field counts as empty;
 * others are ignored.
 *
 * @returns undefined if the body is not an object
 */
export function readFields(body: unknown): FactSheetFields | undefined {
  if (!isRecord(body)) return undefined;
  const { factSheet, [HONEYPOT]: honeypot } = body;
  const given = { ...EMPTY, ...pickValues(body, EMPTY) };
  const values = recordOf(FACT_SHEET_FIELDS, (name) =>
    cleanValue(CONTACT_FIELDS[name], given[name]),
  );
  const errors: FactSheetFields['errors'] = {};
  for (const name of FACT_SHEET_FIELDS) {
    const error = fieldError(CONTACT_FIELDS[name], body[name]);
    if (error !== undefined) errors[name] = error;
  }
  return {
    values,
    factSheet: typeof factSheet === 'string' ? factSheet : '',
    isBot: (honeypot ?? '') !== '',
    errors,
  };
}
