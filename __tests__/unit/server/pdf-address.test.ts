import { pdfAddress } from '../../../src/server/shared/pdf-address';

test('the name contains the slug and 32 digits of its keyed hash', () => {
  // printf liability-protection | openssl dgst -sha256 -hmac 0123456789abcdef0123456789abcdef
  expect(pdfAddress('liability-protection', '0123456789abcdef0123456789abcdef')).toBe(
    '/fact-sheets/liability-protection-b76dfe8fef1fe5241a0d64fc3ba96470.pdf',
  );
});

test('throws without a secret', () => {
  expect(() => pdfAddress('one', '')).toThrow('FACT_SHEET_SECRET is empty');
});
