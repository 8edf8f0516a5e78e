import { expect, test } from './support/test';
import { visit } from './support/visit';

declare global {
  interface Document {
    /** https://developer.mozilla.org/en-US/docs/Web/API/FeaturePolicy */
    featurePolicy: { allowedFeatures: () => string[] };
  }
}

// The test provokes violations.
test.use({ noScriptError: undefined });

test('a page cannot use devices, or scripts and styles from strings', async ({ page }) => {
  await visit(page, '/home');
  const allowed = await page.evaluate(() => document.featurePolicy.allowedFeatures());
  expect(allowed).toContain('clipboard-write');
  const sensitive = ['geolocation', 'camera', 'microphone', 'clipboard-read', 'payment', 'usb'];
  expect(allowed.filter((feature) => sensitive.includes(feature))).toEqual([]);

  const result = await page.evaluate(() => {
    const attempt = (run: () => void) => {
      try {
        run();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    const script = document.createElement('script');
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.head.append(style);
    document.body.setAttribute('style', 'background: red');
    return {
      html: attempt(() => (document.body.innerHTML = '<p>planted</p>')),
      foreign: attempt(() => (script.src = 'https://evil.example/a.js')),
      data: attempt(() => (script.src = 'data:text/javascript,1')),
      rules: style.sheet?.cssRules.length ?? 0,
      declarations: document.body.style.length,
    };
  });
  expect(result).toEqual({
    html: 'refused',
    foreign: 'refused',
    data: 'refused',
    rules: 0,
    declarations: 0,
  });
});
