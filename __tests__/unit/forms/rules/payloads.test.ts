import { contact } from '../../../fixtures/contact';
import {
  enquiryPayload,
  factSheetListPayload,
  newsletterPayload,
} from '../../../../src/forms/rules';

test('an enquiry holds its eleven fields in their order', () => {
  expect(Object.entries(enquiryPayload(contact, 'marker'))).toEqual([
    ['firstName', 'Anna'],
    ['lastName', 'Smith'],
    ['businessMail', 'anna@bank.example'],
    ['country', 'United Kingdom'],
    ['message', 'Hello'],
    ['companyName', 'Sample Bank'],
    ['mobileNo', '7400123456'],
    ['companyStrength', '51 - 250'],
    ['callingCode', '+44'],
    ['subscribeNewsletter', false],
    ['website', 'marker'],
  ]);
});

test('a sign-up with a fact sheet leaves out company strength and message', () => {
  const values = { ...contact, subscribeNewsletter: true };
  expect(Object.entries(factSheetListPayload(values, 'MERGE7'))).toEqual([
    ['FNAME', 'Anna'],
    ['LNAME', 'Smith'],
    ['EMAIL', 'anna@bank.example'],
    ['COMPANY', 'Sample Bank'],
    ['COUNTRY', 'United Kingdom'],
    ['PHONE', '+447400123456'],
    ['MERGE7', 'Yes'],
  ]);
  expect(factSheetListPayload(contact, 'CONSENT')).toMatchObject({ CONSENT: 'No' });
});

test('a newsletter sign-up holds the address alone', () => {
  expect(newsletterPayload({ mail: 'anna@bank.example' })).toEqual({ EMAIL: 'anna@bank.example' });
});
