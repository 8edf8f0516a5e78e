/** The form endpoint: any that accepts JSON, answers 2xx and allows the site's origin (CORS). */
import { post, requireEndpoint } from '../http';
import { recordOf, type ContactField, type Enquiry, type PostEnquiry } from '../rules';

/** The fields of an enquiry's payload, in order. */
export const ENQUIRY_PAYLOAD = [
  'firstName',
  'lastName',
  'businessMail',
  'country',
  'message',
  'companyName',
  'mobileNo',
  'companyStrength',
  'callingCode',
  'subscribeNewsletter',
] as const satisfies readonly ContactField[];

/** The JSON for the form endpoint. */
export const enquiryPayload = ({ website, consent, ...values }: Enquiry) => ({
  ...recordOf(ENQUIRY_PAYLOAD, (name) => values[name]),
  website,
  ...(consent && { consentVersion: consent.version, consentTime: consent.time }),
});

/** Any 2xx status is a success; the response body is not read. */
export const postEnquiry: PostEnquiry = async (enquiry, signal) => {
  const endpoint = requireEndpoint(process.env.GATSBY_FORM_ENDPOINT, 'GATSBY_FORM_ENDPOINT');
  const response = await post(endpoint, enquiryPayload(enquiry), signal);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
};
