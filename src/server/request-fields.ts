import {
  enquiryErrors,
  MESSAGES,
  type EnquiryValues,
  type FactSheetFieldErrors,
} from '../forms/rules';

/** A request as the function understands it. */
export type FactSheetFields = {
  values: EnquiryValues;
  factSheet: string;
  /** Something filled in the field that people can't see. */
  isTrapped: boolean;
  /** Of the values; empty if all are right. */
  errors: FactSheetFieldErrors;
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Picks the known fields out of a body and checks them with the rules of the form. A missing field is
 * an empty one, a value of the wrong type is wrong, anything else in the body is ignored.
 *
 * @returns undefined if the body is not an object
 */
export function readFields(body: unknown): FactSheetFields | undefined {
  if (!isRecord(body)) return undefined;

  const wrongTypes: FactSheetFieldErrors = {};
  const own = (field: string) => (Object.hasOwn(body, field) ? body[field] : undefined);
  const text = (field: Exclude<keyof EnquiryValues, 'subscribeNewsletter'> | 'factSheet') => {
    const value = own(field) ?? '';
    if (typeof value === 'string') return value;
    wrongTypes[field] = MESSAGES.invalid;
    return '';
  };

  const subscribe = own('subscribeNewsletter') ?? false;
  if (typeof subscribe !== 'boolean') wrongTypes.subscribeNewsletter = MESSAGES.invalid;

  const values: EnquiryValues = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    businessMail: text('businessMail'),
    companyName: text('companyName'),
    companyStrength: text('companyStrength'),
    country: text('country'),
    callingCode: text('callingCode'),
    mobileNo: text('mobileNo'),
    message: text('message'),
    subscribeNewsletter: subscribe === true,
  };
  return {
    values,
    factSheet: text('factSheet'),
    isTrapped: (own('companyFax') ?? '') !== '',
    errors: { ...enquiryErrors(values), ...wrongTypes },
  };
}
