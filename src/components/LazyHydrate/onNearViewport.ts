/** How far below or above the window something counts as near. */
const margin = '600px 0px';

/**
 * Calls back once, when an element comes near the window; at once in a browser without
 * IntersectionObserver. Returns what stops the watch.
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
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
