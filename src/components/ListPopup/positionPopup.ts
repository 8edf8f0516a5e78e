/** The distance between field and list, and between list and viewport edge, in pixels. */
const gap = 8;

/** The list stays below the field if there is at least this much space, in pixels. */
const sufficientHeight = 240;

/**
 * Positions a list below its field, or above it if there is more space, and limits its height
 * (`--available-height`) so that it fits the visual viewport, even beside an on-screen keyboard. The list's parent
 * is the field's box.
 */
function positionPopup(popup: HTMLElement): void {
  const field = popup.parentElement?.getBoundingClientRect();
  if (!field) return;
  const viewport = window.visualViewport;
  const top = viewport?.offsetTop ?? 0;
  const bottom = top + (viewport?.height ?? window.innerHeight);
  // The fixed header covers the top of the viewport; scroll-padding-top is its height.
  const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const below = bottom - field.bottom - 2 * gap;
  const above = field.top - Math.max(top, header) - gap;
  const isBelow = below >= Math.min(sufficientHeight, above) || below >= above;
  popup.dataset.side = isBelow ? 'below' : 'above';
  popup.style.setProperty('--available-height', `${Math.floor(isBelow ? below : above)}px`);
}

/**
 * Positions a list now and whenever the visual viewport changes its size.
 *
 * @returns a function that stops it
 */
export function autoPosition(popup: HTMLElement): () => void {
  const update = () => positionPopup(popup);
  const viewport = window.visualViewport ?? window;
  update();
  viewport.addEventListener('resize', update);
  return () => viewport.removeEventListener('resize', update);
}
