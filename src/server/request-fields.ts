import {
  contactErrors,
  EMPTY_CONTACT,
  isRecord,
  pickValues,
  type EnquiryValues,
  type Errors,
  type FactSheetRequestBody,
} from '../forms/rules';

/** A request as the function understands it. */
export type FactSheetFields = {
  values: EnquiryValues;
  factSheet: string;
  /** Something filled in the honeypot. */
  isBot: boolean;
  errors: Errors<keyof FactSheetRequestBody>;
};

/**
 * Picks the known fields out of a body and validates them with the rules of the form. A missing field counts
 * as empty; unknown fields are ignored.
 *
 * @returns undefined if the body is not an object
 */
export function readFields(body: unknown): FactSheetFields | undefined {
  if (!isRecord(body)) return undefined;
  const { factSheet, companyFax } = body;
  return {
    values: { ...EMPTY_CONTACT, ...pickValues(body, EMPTY_CONTACT) },
    factSheet: typeof factSheet === 'string' ? factSheet : '',
    isBot: (companyFax ?? '') !== '',
    errors: contactErrors(body),
  };
}
