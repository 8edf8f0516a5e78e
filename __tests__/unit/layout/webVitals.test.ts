/** @jest-environment jsdom */
import { reportWebVitals } from '../../../src/layout/lifecycle/webVitals';

jest.mock('web-vitals');

test('the five metrics are observed only after the visitor’s first key press (R175)', async () => {
  const vitals = await import('web-vitals');
  jest.useFakeTimers();
  const reporting = reportWebVitals();
  await jest.runAllTimersAsync();
  expect(vitals.onLCP).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('keydown'));
  await jest.runAllTimersAsync();
  await reporting;
  const metrics = [vitals.onCLS, vitals.onINP, vitals.onFCP, vitals.onLCP, vitals.onTTFB];
  for (const observe of metrics) expect(observe).toHaveBeenCalledTimes(1);
});
