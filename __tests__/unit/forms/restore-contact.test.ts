import { restoreContact } from '../../../src/forms/restoreContact';
import { EMPTY_CONTACT } from '../../../src/forms/rules';

const draft = { ...EMPTY_CONTACT, firstName: 'Amara', country: 'India', callingCode: '+91' };

test('what stands in the controls wins over what was kept', () => {
  const { firstName, country, callingCode } = restoreContact({ firstName: 'Ana' }, draft);
  expect([firstName, country, callingCode]).toEqual(['Ana', 'India', '+91']);
});

test('a kept country counts if its field says the same', () => {
  expect(restoreContact({ country: 'India' }, draft).callingCode).toBe('+91');
});

test('another text in the country field is the field’s to make sense of', () => {
  const { country, callingCode } = restoreContact({ country: 'Indon' }, draft);
  expect([country, callingCode]).toEqual(['', '']);
});

test('a mobile number becomes digits', () => {
  expect(restoreContact({ mobileNo: '+44 7400 123456' }, {}).mobileNo).toBe('7400123456');
});
