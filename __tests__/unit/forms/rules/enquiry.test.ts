import {
  businessMailError,
  ENQUIRY_RULES,
  enquiryErrors,
  MANDATORY_FIELDS,
  MESSAGES,
  type EnquiryValues,
} from '../../../../src/forms/rules';

const right: EnquiryValues = {
  firstName: 'Anna',
  lastName: '',
  businessMail: 'anna@bank.example',
  companyName: 'Sample Bank',
  companyStrength: '51 - 250',
  country: 'United Kingdom',
  callingCode: '+44',
  mobileNo: '7400123456',
  message: '',
  subscribeNewsletter: false,
};

test('right values have no errors, with the optional ones empty or filled in', () => {
  expect(enquiryErrors(right)).toEqual({});
  expect(enquiryErrors({ ...right, lastName: 'Smith', message: 'Hello' })).toEqual({});
});

test('an untouched form has one error for each mandatory field', () => {
  const errors = enquiryErrors({});
  expect(Object.keys(errors).sort()).toEqual([...MANDATORY_FIELDS].sort());
  expect(errors).toEqual({
    firstName: MESSAGES.required,
    businessMail: MESSAGES.required,
    companyName: MESSAGES.required,
    companyStrength: MESSAGES.required,
    country: MESSAGES.required,
    mobileNo: 'Invalid mobile number',
  });
});

test('each wrong value is told beside its own field', () => {
  expect(
    enquiryErrors({
      ...right,
      firstName: 'A1',
      lastName: '2',
      businessMail: 'anna',
      mobileNo: '1',
      message: 'x'.repeat(201),
    }),
  ).toEqual({
    firstName: MESSAGES.invalid,
    lastName: MESSAGES.invalid,
    businessMail: MESSAGES.mailOneAt,
    mobileNo: MESSAGES.mobileNo,
    message: MESSAGES.invalid,
  });
});

test('on a form an empty business e-mail is worded as any empty field, for direct callers not', () => {
  expect(ENQUIRY_RULES.businessMail('')).toBe('Please fill in all required fields');
  expect(businessMailError('')).toBe('Email address is required');
  expect(ENQUIRY_RULES.businessMail('anna')).toBe(businessMailError('anna'));
});
