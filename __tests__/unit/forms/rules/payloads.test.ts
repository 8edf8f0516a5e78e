import {
  enquiryPayload,
  factSheetListPayload,
  factSheetPayload,
  newsletterPayload,
} from '../../../../src/forms/rules';
import { contact } from '../../../fixtures/contact';

const consent = { version: '2026-11', time: '2026-11-22T12:00:00.000Z' };
const subscriber = { ...contact, subscribeNewsletter: true };

test('an enquiry has its eleven fields in order', () => {
  expect(Object.entries(enquiryPayload(subscriber, 'marker'))).toEqual([
    ['firstName', 'Anna'],
    ['lastName', 'Smith'],
    ['businessMail', 'anna@bank.example'],
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

test('a consent has the version of its wording and the time where the site asks for them', () => {
  expect(enquiryPayload(subscriber, 'marker', consent)).toEqual({
    ...enquiryPayload(subscriber, 'marker'),
    consentVersion: consent.version,
    consentTime: consent.time,
  });
  expect(enquiryPayload(contact, 'marker', consent)).toEqual(enquiryPayload(contact, 'marker'));
  expect(newsletterPayload({ mail: 'anna@bank.example' }, consent)).toEqual({
    EMAIL: 'anna@bank.example',
    CONSENTVER: consent.version,
    CONSENTAT: consent.time,
  });
});

test('a sign-up with a fact sheet has its seven fields, without company strength and message', () => {
  expect(Object.entries(factSheetListPayload(subscriber, 'MERGE7'))).toEqual([
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

test('no payload contains the spaces around a value', () => {
  const typed = {
    ...contact,
    firstName: ' Anna\u00a0',
    lastName: '\u200bvan\u00a0der\tBerg ',
    businessMail: '\ufeff\u202aanna＠\u00adbank．example\u202c ',
    companyName: ' Sample\u3000Bank\ufffc ',
    message: '\n Two\nlines，“１” \n',
  };
  const names = { firstName: 'Anna', lastName: 'van der Berg', businessMail: 'anna@bank.example' };
  expect(enquiryPayload(typed, 'marker')).toMatchObject({
    ...names,
    companyName: 'Sample Bank',
    message: 'Two\nlines，“１”',
  });
  expect(factSheetPayload(typed, 'breach')).toEqual({ ...names, factSheet: 'breach' });
  expect(factSheetListPayload(typed, 'MERGE7')).toMatchObject({
    FNAME: 'Anna',
    LNAME: 'van der Berg',
    EMAIL: 'anna@bank.example',
    COMPANY: 'Sample Bank',
  });
  const mail = newsletterPayload({ mail: ' ａnna＠bank。example\u00a0' });
  expect(mail).toEqual({ EMAIL: 'anna@bank.example' });
});
