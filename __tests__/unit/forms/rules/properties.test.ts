import fc from 'fast-check';
import { runInNewContext } from 'node:vm';
import {
  ENQUIRY_RULES,
  enquiryErrors,
  LIMITS,
  MESSAGES,
  mobileDigits,
  newsletterErrors,
  newsletterMailError,
  type Rule,
} from '../../../../src/forms/rules';

const rules: [string, Rule][] = [
  ...Object.entries(ENQUIRY_RULES),
  ['newsletterMail', newsletterMailError],
];
const messages: ReadonlySet<string | undefined> = new Set([...Object.values(MESSAGES), undefined]);

const nearMail = fc
  .array(fc.constantFrom('@', '.', '-', '_', ' ', 'a', 'ab', '9', 'é', '%', '\n'), {
    maxLength: 30,
  })
  .map((parts) => parts.join(''));
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  nearMail,
  fc.emailAddress(),
  fc.stringMatching(/^\d{8,12}$/),
);

test.each(rules)('%s gives a known message or none for any text', (_, rule) => {
  fc.assert(fc.property(anyText, (text) => messages.has(rule(text))));
});

test('an error names a field of the form, and the same values always give the same errors', () => {
  const values = fc.record(
    {
      firstName: anyText,
      lastName: anyText,
      businessMail: anyText,
      companyName: anyText,
      companyStrength: anyText,
      country: anyText,
      mobileNo: anyText,
      message: anyText,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(values, (typed) => {
      const errors = enquiryErrors(typed);
      expect(enquiryErrors({ ...typed })).toEqual(errors);
      for (const field of Object.keys(errors)) expect(ENQUIRY_RULES).toHaveProperty(field);
    }),
  );
});

test('values that went through JSON, as they reach the function, give the same errors', () => {
  fc.assert(
    fc.property(anyText, anyText, (firstName, businessMail) => {
      const typed = { firstName, businessMail };
      const received: typeof typed = JSON.parse(JSON.stringify(typed));
      expect(enquiryErrors(received)).toEqual(enquiryErrors(typed));
    }),
  );
});

test('a rule keeps nothing between two calls', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, other) => {
      for (const [, rule] of rules) {
        const before = rule(text);
        rule(other);
        expect(rule(text)).toBe(before);
      }
    }),
  );
});

test('what the mobile field keeps is digits, ten at most, and kept whole when kept again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const kept = mobileDigits(text);
      expect(kept).toMatch(/^[0-9]{0,10}$/);
      expect(mobileDigits(kept)).toBe(kept);
    }),
  );
});

test('every decimal digit of Unicode becomes the ASCII digit of its value', () => {
  const everyDigit: string = runInNewContext(
    `Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /^\\p{Nd}$/u.test(character))
      .join('')`,
  );
  const digits = [...everyDigit];
  expect(digits.length % 10).toBe(0);
  digits.forEach((digit, index) => {
    expect(mobileDigits(digit)).toBe(String(index % 10));
  });
});

const LONG = 100_000;
const adversaries: [string, string][] = [
  ['letters', 'a'.repeat(LONG)],
  ['letters with marks in the wrong order', 'a' + '\u0300\u0323'.repeat(LONG / 2)],
  ['Hindi letters', 'अ'.repeat(LONG)],
  ['letters beyond the basic plane', '𐐀'.repeat(LONG / 2)],
  ['spaces', ' '.repeat(LONG)],
  ['spaces after an address', 'a@b.cc' + ' '.repeat(LONG)],
  ['at signs', '@'.repeat(LONG)],
  ['periods in the domain', 'a@' + '.'.repeat(LONG) + 'aa'],
  ['hyphens in the domain', 'a@' + 'a-'.repeat(LONG / 2)],
  ['labels that nearly end', 'a@' + ('a'.repeat(61) + '.').repeat(LONG / 62) + '_'],
  ['a local part that never ends', 'a.'.repeat(LONG / 2)],
  ['digits', '7'.repeat(LONG)],
  ['digits of another script', '٩'.repeat(LONG)],
  ['halves of surrogate pairs', '\ud800'.repeat(LONG)],
  ['emoji', '😀'.repeat(LONG / 2)],
];

// The best of a few runs: a busy machine may interrupt any single one.
function quickestRun(run: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

describe.each(adversaries)('100,000 characters: %s', (_, text) => {
  test.each(rules)('%s answers within a millisecond', (_name, rule) => {
    expect(quickestRun(() => rule(text))).toBeLessThan(1);
  });
  test('the mobile filter answers within a millisecond', () => {
    expect(quickestRun(() => mobileDigits(text))).toBeLessThan(1);
  });
  test('nothing that long is a right name, mobile number, message or newsletter address', () => {
    const errors = enquiryErrors({
      firstName: text,
      lastName: text,
      mobileNo: text,
      message: text,
    });
    expect(errors).toMatchObject({
      firstName: MESSAGES.invalid,
      lastName: MESSAGES.invalid,
      mobileNo: MESSAGES.mobileNo,
      message: MESSAGES.invalid,
    });
    expect(newsletterErrors({ mail: text })).toEqual({ mail: MESSAGES.invalid });
    expect(mobileDigits(text).length).toBeLessThanOrEqual(LIMITS.mobileDigits);
  });
});
