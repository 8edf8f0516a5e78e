import { address, filledText, mistakesIn, pattern, text, yesOrNo, type Shape } from './shape';

// R162: these eleven fields and no other.
const ENQUIRY: Shape = {
  firstName: filledText,
  lastName: text,
  businessMail: address,
  country: filledText,
  message: text,
  companyName: filledText,
  mobileNo: pattern(/^[0-9]{10}$/, 'ten digits'),
  companyStrength: pattern(
    /^(<=50|51 - 250|251 - 1000|1001 - 5000|>5000)$/,
    'one of the five bands',
  ),
  callingCode: pattern(/^\+[0-9][0-9 -]{0,8}$/, "a '+' and a calling code"),
  subscribeNewsletter: yesOrNo,
  website: filledText,
};

/** How a call of the form endpoint breaks its contract. */
export function formMistakes(payload: unknown): string[] {
  return mistakesIn(payload, ENQUIRY);
}
