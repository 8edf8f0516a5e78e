/**
 * The distance at which an element counts as near, above and below the viewport. On phones the contact form is just
 * beyond, so that its scripts do not compete with the first view.
 */
const rootMargin = '600px 0px 150px';

/**
 * Calls back once, when an element comes near the viewport or gets the focus, or immediately in browsers without
 * IntersectionObserver. It may never answer, as in a window that is drawn elsewhere.
 *
 * @returns a function that stops observing
 */
export function onNearViewport(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  const answered = new AbortController();
  const { signal } = answered;
  const answer = () => {
    if (signal.aborted) return;
    answered.abort();
    callback();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) answer();
    },
    { rootMargin },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(element);
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Node && element.contains(target)) answer();
  };
  // On the document, since React stops the event on its way to what is not hydrated.
  document.addEventListener('focusin', onFocus, { capture: true, signal });
  return () => answered.abort();
}
