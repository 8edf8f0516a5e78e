/**
 * Loads the web-vitals reporter lazily and without a callback (specification section 7).
 * The library's own metrics of today: FID has become INP.
 */
export async function reportWebVitals(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onINP, onFCP, onLCP, onTTFB]) observe(() => undefined);
}
