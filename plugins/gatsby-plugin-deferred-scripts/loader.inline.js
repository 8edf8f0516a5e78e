/*
 * The inline script of every page. It loads the site's scripts when the page is painted and idle, or when the visitor
 * first interacts. It stores clicks before hydration (src/helpers/hydration.ts). `data-scripts` of the root element says
 * that scripts run: without it, style sheets hide what needs them.
 */
(() => {
  const root = document.documentElement;
  const template = document.getElementById('scripts');
  const interactionEvents = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown', 'focusin'];
  // The buttons and comboboxes of the site, not of an extension, that were clicked before hydration.
  const earlyClicks = [];
  let isLoading = false;

  // Clones the script, since Trusted Types refuse a URL that is set as text.
  const loadScript = (script, tries) => {
    const onerror = () => {
      if (tries > 1) window.setTimeout(loadScript, 1000, script, tries - 1);
      else delete root.dataset.scripts;
    };
    document.head.append(Object.assign(script.cloneNode(), { async: false, onerror }));
  };

  const loadScripts = () => {
    if (isLoading) return;
    isLoading = true;
    for (const type of interactionEvents) window.removeEventListener(type, onInteraction, true);
    window.pagePath = template.dataset.path;
    for (const script of template.content.querySelectorAll('script')) {
      const [, name, value] = /window\.(\w+)=(.*);/.exec(script.textContent) ?? [];
      if (name) window[name] = JSON.parse(value);
      if (script.src) loadScript(script, 3);
    }
  };

  const onInteraction = ({ type, movementX, movementY }) => {
    // Chromium sends a move event for a pointer that rests on the page while it loads.
    if (type !== 'pointermove' || movementX || movementY) loadScripts();
  };

  const storeEarlyClick = (event) => {
    const control = event.target.closest?.('#___gatsby button,#___gatsby [role=combobox]');
    if (!control || 'hydrated' in root.dataset) return;
    event.stopPropagation();
    if (control.type === 'submit') {
      event.preventDefault();
      // The repeated click comes from a script, but this one from a visitor (src/forms/BaseForm.tsx).
      if (event.isTrusted) control.form.dataset.trusted = '';
    }
    control.dataset.clicked = '';
    earlyClicks.push(control);
  };

  window.replayEarlyClicks = () => {
    for (const control of earlyClicks) {
      delete control.dataset.clicked;
      control.click();
    }
  };

  root.dataset.scripts = '';
  window.addEventListener('click', storeEarlyClick, true);
  for (const type of interactionEvents) {
    window.addEventListener(type, onInteraction, { capture: true, passive: true });
  }

  // Submit buttons are disabled in the HTML, since the forms need JavaScript.
  document.addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll('[type="submit"]')) button.disabled = false;
  });

  const requestIdle = window.requestIdleCallback ?? window.setTimeout;
  const loadScriptsWhenIdle = () => requestIdle(loadScripts, { timeout: 2000 });
  const onLoad = () => {
    window.setTimeout(loadScripts, 3000);
    if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
      return loadScriptsWhenIdle();
    const observer = new window.PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) loadScriptsWhenIdle();
    });
    observer.observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad);
})();
