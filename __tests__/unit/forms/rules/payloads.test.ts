import { contact } from '../../../fixtures/contact';
import {
  enquiryPayload,
  factSheetListPayload,
  newsletterPayload,
} from '../../../../src/forms/rules';

const consent = { version: '2026-11', time: '2026-11-22T12:00:00.000Z' };
const subscriber = { ...contact, subscribeNewsletter: true };

test('an enquiry holds its eleven fields in their order', () => {
  expect(Object.entries(enquiryPayload(contact, 'marker', consent))).toEqual([
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

test('the consent of an enquiry carries the version of its words and the time', () => {
  expect(enquiryPayload(subscriber, 'marker', consent)).toMatchObject({
    subscribeNewsletter: true,
    consentVersion: consent.version,
    consentTime: consent.time,
  });
});

test('a sign-up with a fact sheet leaves out company strength and message', () => {
  expect(Object.entries(factSheetListPayload(subscriber, 'MERGE7', consent))).toEqual([
    ['FNAME', 'Anna'],
    ['LNAME', 'Smith'],
    ['EMAIL', 'anna@bank.example'],
    ['COMPANY', 'Sample Bank'],
    ['COUNTRY', 'United Kingdom'],
    ['PHONE', '+447400123456'],
    ['CONSENTVER', consent.version],
    ['CONSENTAT', consent.time],
    ['MERGE7', 'Yes'],
  ]);
  expect(factSheetListPayload(contact, 'CONSENT', consent)).toMatchObject({ CONSENT: 'No' });
});

test('a newsletter sign-up holds the address and the consent', () => {
  expect(newsletterPayload({ mail: 'anna@bank.example' }, consent)).toEqual({
    EMAIL: 'anna@bank.example',
    CONSENTVER: consent.version,
    CONSENTAT: consent.time,
  });
});
