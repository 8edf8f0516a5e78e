import { enquiryPayload } from '../../../src/forms/providers/enquiry';
import { listPayload } from '../../../src/forms/providers/list';
import { cleanValues, CONTACT_FIELDS, factSheetPayload } from '../../../src/forms/rules';
import { contact } from '../../fixtures/contact';

const website = 'marker';
const subscriber = { ...contact, subscribeNewsletter: true };
const email = contact.businessMail;

test('an enquiry has its eleven fields in order', () => {
  expect(Object.keys(enquiryPayload({ ...subscriber, website }))).toEqual([
    ...['firstName', 'lastName', 'businessMail', 'country', 'message', 'companyName', 'mobileNo'],
    ...['companyStrength', 'callingCode', 'subscribeNewsletter', 'website'],
  ]);
});

test('a consent has the version of its wording and the time where the site asks for them', () => {
  const [version, time] = ['2026-11', '2026-11-22T12:00:00.000Z'];
  const recorded = { consentVersion: version, consentTime: time };
  const consent = { version, time };
  expect(enquiryPayload({ ...subscriber, website, consent })).toMatchObject(recorded);
  const signUp = { EMAIL: email, CONSENTVER: version, CONSENTAT: time };
  expect(listPayload({ email, consent }, 'MERGE7')).toEqual(signUp);
});

test('a sign-up with a fact sheet has its seven fields, without company strength and message', () => {
  expect(Object.entries(listPayload({ email, contact: subscriber }, 'MERGE7'))).toEqual([
    ['FNAME', 'Anna'],
    ['LNAME', 'Smith'],
    ['EMAIL', 'anna@bank.example'],
    ['COMPANY', 'Sample Bank'],
    ['COUNTRY', 'United Kingdom'],
    ['PHONE', '+447400123456'],
    ['MERGE7', 'Yes'],
  ]);
  expect(listPayload({ email, contact }, 'CONSENT')).toMatchObject({ CONSENT: 'No' });
});

test.each([
  ['+33', '0612345678', '+33612345678'],
  ['+33', '6123456789', '+336123456789'],
  ['+39', '0612345678', '+390612345678'],
  ['', '0612345678', '0612345678'],
])('in “%s”, the list gets %s as %s', (callingCode, mobileNo, PHONE) => {
  const national = { ...contact, callingCode, mobileNo };
  expect(listPayload({ email, contact: national }, 'MERGE7')).toMatchObject({ PHONE });
  expect(enquiryPayload({ ...national, website })).toMatchObject({ mobileNo });
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
  const texts = { companyName: 'Sample Bank', message: 'Two\nlines，“１”' };
  expect(cleanValues(CONTACT_FIELDS, typed)).toEqual({ ...contact, ...names, ...texts });
  expect(factSheetPayload(typed, 'breach')).toEqual({ ...names, factSheet: 'breach' });
});
