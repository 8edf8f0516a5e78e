import {
  businessEmailError,
  contactErrors,
  mailableAddressError,
  newsletterErrors,
} from '../../../../src/forms/rules';

describe('businessMail: the eight checks in their order', () => {
  test.each([
    ['', 'emailRequired'],
    [' ', 'emailOneAt'],
    ['anna', 'emailOneAt'],
    ['anna@@example.com', 'emailOneAt'],
    ['@', 'emailAtFirst'],
    ['@example.com', 'emailAtFirst'],
    ['anna@', 'emailDomainPeriod'],
    ['anna@example', 'emailDomainPeriod'],
    ['anna@example.', 'emailDomainEnd'],
    ['anna@example.c', 'emailDomainEnd'],
    ['an na@example.c', 'emailDomainEnd'],
    ['an na@example.com', 'emailLocalCharacters'],
    ["o'brien@example.com", 'emailLocalCharacters'],
    ['jörg@example.com', 'emailLocalCharacters'],
    ['anna\u0000@example.com', 'emailLocalCharacters'],
    ['anna@exam ple.com', 'emailSpaces'],
    ['anna@example.com ', 'emailSpaces'],
    ['anna@exam\u00a0ple.com', 'emailSpaces'],
    ['anna@exam ple!.com', 'emailSpaces'],
    ['anna@exam!ple.com', 'emailDomainCharacters'],
    ['anna@müller.com', 'emailDomainCharacters'],
    ['anna@bank..example', 'emailDomainCharacters'],
    ['anna@.bank.example', 'emailDomainCharacters'],
    ['anna@bank-.example', 'emailDomainCharacters'],
    ['anna@bank.-example', 'emailDomainCharacters'],
    [`anna@${'b'.repeat(64)}.example`, 'emailDomainCharacters'],
    [`anna@${'b'.repeat(63)}.example`, undefined],
    [`${'a'.repeat(65)}@bank.example`, 'invalid'],
    [`${'a'.repeat(64)}@bank.example`, undefined],
    ['a.b@bank.co.uk', undefined],
    ['Anna.Maria_Smith-2%x+news@mail.example-bank.co.uk', undefined],
    ['anna@under_score.com', undefined],
  ])('%p', (value, message) => {
    expect(businessEmailError(value)).toBe(message);
  });
});

test('an address holds 254 characters at most', () => {
  const labels = Array.from({ length: 4 }, () => 'b'.repeat(45)).join('.');
  const valid = `${'a'.repeat(63)}@${labels}.example`.slice(0, 254);
  expect(contactErrors({ businessMail: valid }).businessMail).toBeUndefined();
  expect(contactErrors({ businessMail: `a${valid}` }).businessMail).toBe('invalid');
});

test('mail is not sent to an address that asks to be passed on', () => {
  expect(mailableAddressError('victim%bank.example@relay.example')).toBe('emailLocalCharacters');
  expect(mailableAddressError('a.b@bank.co.uk')).toBeUndefined();
});

describe('newsletter email', () => {
  test.each([
    ['', 'required'],
    [undefined, 'required'],
    [' ', 'invalid'],
    ['anna', 'invalid'],
    ['@example.com', 'invalid'],
    ['anna@example', 'invalid'],
    ['anna@example.c', 'invalid'],
    ['anna@.example.com', 'invalid'],
    ['anna@example-.com', 'invalid'],
    ['anna@example.com.', 'invalid'],
    ['anna@exam_ple.com', 'invalid'],
    ['an na@example.com', 'invalid'],
    ['anna@@example.com', 'invalid'],
    ['anna@example.com ', 'invalid'],
    ['anna@example.com, bob@example.com', 'invalid'],
    [`anna@${'a'.repeat(64)}.com`, 'invalid'],
    [`${'a'.repeat(243)}@example.com`, 'invalid'],
    [`${'a'.repeat(242)}@example.com`, undefined],
    [`anna@${'a'.repeat(63)}.com`, undefined],
    ['a@b.cc', undefined],
    ['anna@example.com', undefined],
    ["anna.o'brien+news@mail.example-bank.co.uk", undefined],
    ['anna@xn--mller-kva.example', undefined],
  ])('%p', (value, message) => {
    expect(newsletterErrors({ mail: value })).toEqual(message ? { mail: message } : {});
  });
});
