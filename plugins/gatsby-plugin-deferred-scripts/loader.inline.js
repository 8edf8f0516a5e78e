/*
 * The one inline script of a page. It fetches the site's scripts and the manifest once the page has been painted
 * and is idle, or at the visitor's first input. It keeps clicks until React can handle them
 * (src/components/earlyClicks.ts).
 */
(() => {
  const scripts = document.getElementById('scripts');
  const signs = [
    'pointerdown',
    'pointermove',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
  ];
  const held = [];
  let hasBegun = false;
  let hasTakenOver = false;

  const add = (name, properties) =>
    document.head.append(Object.assign(document.createElement(name), properties));

  const fetchScript = (src, tries) => {
    const onerror = () => tries > 1 && window.setTimeout(fetchScript, 1000, src, tries - 1);
    add('script', { src, async: false, onerror });
  };

  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const sign of signs) window.removeEventListener(sign, begin, true);
    window.pagePath = scripts.dataset.path;
    add('link', { rel: 'manifest', href: '/manifest.webmanifest' });
    for (const { src, textContent } of scripts.content.querySelectorAll('script')) {
      const [, name, text] = /window\.(\w+)=(".*");/.exec(textContent) ?? [];
      const value = name && JSON.parse(text);
      // Gatsby writes its chunk map as text and reads it as an object.
      if (name) window[name] = value.startsWith('{') ? JSON.parse(value) : value;
      if (src) fetchScript(src, 3);
    }
  };

  const hold = (event) => {
    const control = event.target.closest?.('button, [role="combobox"]');
    if (!control || (hasTakenOver && !control.closest('[data-waiting]'))) return;
    event.stopPropagation();
    if (control.type === 'submit') event.preventDefault();
    held.push(control);
  };

  window.replayEarlyClicks = (place) => {
    if (place === document.body) hasTakenOver = true;
    for (const control of held.splice(0)) {
      const isWaiting = control.closest('[data-waiting]');
      if (place.contains(control) && !isWaiting) control.click();
      else held.push(control);
    }
  };

  window.addEventListener('click', hold, true);
  for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true });

  // Without a script they are disabled, since the forms need one; from here on a click is kept.
  for (const button of document.querySelectorAll('[data-waiting] [type="submit"]')) {
    button.disabled = false;
  }

  const whenQuiet = window.requestIdleCallback ?? window.setTimeout;
  const beginWhenQuiet = () => whenQuiet(begin, { timeout: 2000 });
  const afterLoad = () => {
    window.setTimeout(begin, 3000);
    if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
      return beginWhenQuiet();
    const painted = new window.PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) beginWhenQuiet();
    });
    painted.observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') afterLoad();
  else window.addEventListener('load', afterLoad);
})();
