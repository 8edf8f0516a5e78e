import { TIMEOUTS } from '../../../../src/forms/rules';

test('the browser waits longer than the function takes at most (R174)', () => {
  expect(TIMEOUTS).toMatchObject({ submit: 15_000, emailProvider: 8_000 });
  expect(TIMEOUTS.submit).toBeGreaterThan(TIMEOUTS.requestBody + TIMEOUTS.emailProvider);
});
