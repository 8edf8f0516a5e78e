const firstSigns = ['pointerdown', 'keydown'] as const;

/** Milliseconds in which the page answers the first sign: the answer goes first. */
const answerTime = 1000;

const firstSign = () =>
  new Promise((resolve) => {
    const resolveLater = () => void window.setTimeout(resolve, answerTime);
    for (const sign of firstSigns) {
      window.addEventListener(sign, resolveLater, { capture: true, once: true });
    }
  });

/**
 * Loads the web-vitals reporter lazily and without a callback (R175), with the visitor's first
 * touch, click or key: until then there is no response to measure, and of the rest browsers keep what was
 * (https://w3c.github.io/performance-timeline/#dom-performanceobserverinit-buffered).
 * INP replaces FID: docs/decisions/0024-web-vitals.md.
 */
export async function reportWebVitals(): Promise<void> {
  await firstSign();
  // Gatsby reloads a page for any script that fails (.cache/navigation.js): nobody is sent away for a measurement.
  const vitals = await import(/* webpackChunkName: "web-vitals" */ 'web-vitals').catch(() => null);
  if (!vitals) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = vitals;
  for (const observe of [onCLS, onINP, onFCP, onLCP, onTTFB]) observe(() => undefined);
}
