import { businessEmailError, fieldError, NEWSLETTER_FIELDS } from '../../../../src/forms/rules';
import { specified } from '../../../fixtures/form-settings';

test.each<[string | undefined, string[]]>([
  ['emailRequired', ['']],
  ['emailOneAt', [' ', 'anna', 'anna@@example.com']],
  ['emailAtFirst', ['@', '@example.com']],
  ['emailDomainPeriod', ['anna@', 'anna@example']],
  ['emailDomainEnd', ['anna@example.', 'anna@example.c', 'an na@example.c']],
  ['emailLocalCharacters', ['an na@example.com', "o'brien@example.com"]],
  ['emailLocalCharacters', ['jörg@example.com', 'anna\u0000@example.com']],
  ['emailSpaces', ['anna@exam ple.com', 'anna@example.com ', 'anna@exam\u00a0ple.com']],
  ['emailSpaces', ['anna@exam ple!.com']],
  ['emailDomainCharacters', ['anna@exam!ple.com', 'anna@müller.com']],
  // There is no ninth check: a message about characters would be untrue.
  [undefined, ['a@b..com', 'a@.com', 'a@-b.com', 'anna@bank-.example']],
  [undefined, [`anna@${'b'.repeat(64)}.example`, `${'a'.repeat(65)}@bank.example`]],
  [undefined, ['anna@under_score.com', 'Anna.Maria_Smith-2%x+news@mail.example-bank.co.uk']],
])('the first of the eight checks to fail is %s for %j', (message, values) => {
  expect(values.map(businessEmailError)).toEqual(values.map(() => message));
});

test.each<[string | undefined, (string | undefined)[]]>([
  ['required', ['', undefined]],
  ['required', [' ', '\u200b']],
  ['invalid', ['anna', '@example.com', 'anna@example', 'anna@example.c']],
  ['invalid', ['anna@exam_ple.com', 'an na@example.com', 'anna@@example.com']],
  ['invalid', ['anna@example.com, bob@example.com', 'anna@bücher.example']],
  ['invalid', [`anna@${'a'.repeat(64)}.com`]],
  [undefined, [`anna@${'a'.repeat(63)}.com`, `${'a'.repeat(255)}@example.com`]],
  [undefined, ['a@b.cc', ' anna@example.com\ufeff', 'anna@xn--mller-kva.example']],
  [undefined, ["anna.o'brien+news@mail.example-bank.co.uk"]],
])('the newsletter rule gives %s for %j', (message, values) => {
  expect(values.map((mail) => fieldError(NEWSLETTER_FIELDS.mail, mail, specified))).toEqual(
    values.map(() => message),
  );
});
