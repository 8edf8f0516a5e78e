const interactionEvents = ['pointerdown', 'keydown'] as const;

/** The delay after the first interaction, in milliseconds, so that loading does not slow down the response to it. */
const loadDelay = 1000;

const firstInteraction = () =>
  new Promise((resolve) => {
    const resolveLater = () => void window.setTimeout(resolve, loadDelay);
    for (const type of interactionEvents) {
      window.addEventListener(type, resolveLater, { capture: true, once: true });
    }
  });

/**
 * Loads web-vitals after the visitor's first interaction and without a callback (R175). Browsers buffer the metrics
 * from before (https://w3c.github.io/performance-timeline/#dom-performanceobserverinit-buffered).
 * INP replaces FID: docs/decisions/0033-scripts-after-paint.md.
 */
export async function reportWebVitals(): Promise<void> {
  await firstInteraction();
  // Without the catch, Gatsby would reload the page if the script failed to load.
  const vitals = await import(/* webpackChunkName: "web-vitals" */ 'web-vitals').catch(() => null);
  if (!vitals) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = vitals;
  for (const observe of [onCLS, onINP, onFCP, onLCP, onTTFB]) observe(() => undefined);
}
