import type { EnquiryValues } from '../rules';
import { configured, postJson } from './post';

/**
 * What the form endpoint gets: exactly these fields, in this order (specification section 7, call 1).
 * @param website The fixed marker by which the endpoint tells this site from others.
 */
export function enquiryPayload(values: EnquiryValues, website: string) {
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    businessMail: values.businessMail,
    country: values.country,
    message: values.message,
    companyName: values.companyName,
    mobileNo: values.mobileNo,
    companyStrength: values.companyStrength,
    callingCode: values.callingCode,
    subscribeNewsletter: values.subscribeNewsletter,
    website,
  };
}

/**
 * Sends an enquiry to the form endpoint.
 * @throws If the endpoint doesn't answer with a 2xx status before the signal ends the call.
 */
export async function sendEnquiry(
  values: EnquiryValues,
  website: string,
  signal: AbortSignal,
): Promise<void> {
  const endpoint = configured(process.env.GATSBY_FORM_ENDPOINT, 'GATSBY_FORM_ENDPOINT');
  await postJson(endpoint, enquiryPayload(values, website), signal);
}
