import type { EnquiryValues, FactSheetRequestBody } from '../rules';
import { postJson, timeLimit } from './post';
import { reportFailure } from './reportFailure';
import { factSheetFields, subscribe } from './subscribe';

const FUNCTION_ADDRESS = '/api/fact-sheet';

/** What the function gets. */
export function factSheetPayload(
  values: EnquiryValues,
  factSheet: string,
  companyFax: string,
): FactSheetRequestBody {
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    businessMail: values.businessMail,
    companyName: values.companyName,
    companyStrength: values.companyStrength,
    country: values.country,
    callingCode: values.callingCode,
    mobileNo: values.mobileNo,
    message: values.message,
    subscribeNewsletter: values.subscribeNewsletter,
    factSheet,
    companyFax,
  };
}

/**
 * Asks the site's function for the e-mail with the fact sheet (specification section 7, call 4).
 * @throws If the function doesn't accept the request before the signal ends the call.
 */
export const requestFactSheet = (body: FactSheetRequestBody, signal: AbortSignal): Promise<void> =>
  postJson(FUNCTION_ADDRESS, body, signal);

/**
 * Sends a fact-sheet request: the sign-up where the box is ticked, and the e-mail. The two don't wait for
 * one another, so that neither can lose the other; the e-mail is what the visitor came for and alone
 * decides on success. A failed sign-up is logged; a repeated one is the list's to recognise by address.
 * @throws If the e-mail isn't accepted.
 */
export async function sendFactSheetRequest(body: FactSheetRequestBody): Promise<void> {
  if (body.subscribeNewsletter) {
    subscribe(factSheetFields(body), timeLimit()).catch((reason: unknown) =>
      reportFailure('mailing list', reason),
    );
  }
  await requestFactSheet(body, timeLimit());
}
