/** The distance at which an element counts as near, above and below the viewport. */
const rootMargin = '600px 0px 150px';

/**
 * Calls back once, when an element comes near the viewport, or immediately in browsers without IntersectionObserver.
 *
 * @returns a function that stops observing
 */
export function onNearViewport(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
