import type { EnquiryValues } from '../../../../src/forms/rules';
import { factSheetPayload } from '../../../../src/forms/submit/requestFactSheet';
import { enquiryPayload } from '../../../../src/forms/submit/sendEnquiry';
import { factSheetFields, newsletterFields } from '../../../../src/forms/submit/subscribe';

const values: EnquiryValues = {
  firstName: 'Amara',
  lastName: 'Okafor',
  businessMail: 'amara@samplebank.example',
  companyName: 'Sample Bank',
  companyStrength: '51 - 250',
  country: 'United Kingdom',
  callingCode: '+44',
  mobileNo: '7400123456',
  message: 'Hello',
  subscribeNewsletter: true,
};

test('an enquiry holds the eleven fields of the specification, in its order', () => {
  expect(Object.entries(enquiryPayload(values, 'marker'))).toEqual([
    ['firstName', 'Amara'],
    ['lastName', 'Okafor'],
    ['businessMail', 'amara@samplebank.example'],
    ['country', 'United Kingdom'],
    ['message', 'Hello'],
    ['companyName', 'Sample Bank'],
    ['mobileNo', '7400123456'],
    ['companyStrength', '51 - 250'],
    ['callingCode', '+44'],
    ['subscribeNewsletter', true],
    ['website', 'marker'],
  ]);
});

test('a fact-sheet request holds the values, the fact sheet and the trap', () => {
  expect(factSheetPayload(values, 'breach-claims', '')).toEqual({
    ...values,
    factSheet: 'breach-claims',
    companyFax: '',
  });
});

test('a sign-up with a fact sheet leaves out strength and message', () => {
  expect(factSheetFields(values)).toEqual({
    FNAME: 'Amara',
    LNAME: 'Okafor',
    EMAIL: 'amara@samplebank.example',
    COMPANY: 'Sample Bank',
    COUNTRY: 'United Kingdom',
    PHONE: '+447400123456',
    MERGE7: 'Yes',
  });
  expect(factSheetFields({ ...values, subscribeNewsletter: false }).MERGE7).toBe('No');
});

test('the list’s consent field can be configured (R167)', () => {
  process.env.GATSBY_LIST_CONSENT_FIELD = 'MERGE9';
  const fields = factSheetFields(values);
  delete process.env.GATSBY_LIST_CONSENT_FIELD;
  expect(fields).toMatchObject({ MERGE9: 'Yes' });
  expect(fields).not.toHaveProperty('MERGE7');
});

test('a newsletter sign-up holds the address alone', () => {
  expect(newsletterFields({ mail: 'amara@samplebank.example' })).toEqual({
    EMAIL: 'amara@samplebank.example',
  });
});
