/** Pixels between field and list, and between list and the edge of the window. */
const gap = 8;

/** Room enough below a field for the list to stay there, in pixels. */
const enough = 240;

/**
 * Puts a list below its field, or above it where there is more room, and tells its style sheet how high it
 * may grow (`--room`), so that nothing of it is clipped, beside an on-screen keyboard either. The list's
 * parent is the field's box.
 */
export function placePopup(popup: HTMLElement): void {
  const field = popup.parentElement?.getBoundingClientRect();
  if (!field) return;
  const viewport = window.visualViewport;
  const top = viewport?.offsetTop ?? 0;
  const bottom = top + (viewport?.height ?? window.innerHeight);
  // What a page scrolls to stops below its fixed header; so does the list.
  const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const below = bottom - field.bottom - 2 * gap;
  const above = field.top - Math.max(top, header) - gap;
  const isBelow = below >= Math.min(enough, above) || below >= above;
  popup.dataset.side = isBelow ? 'below' : 'above';
  popup.style.setProperty('--room', `${Math.floor(isBelow ? below : above)}px`);
}

/** Keeps a list placed while an on-screen keyboard comes or the window changes. Returns what ends it. */
export function keepPlaced(popup: HTMLElement): () => void {
  const place = () => placePopup(popup);
  const viewport = window.visualViewport ?? window;
  place();
  viewport.addEventListener('resize', place);
  return () => viewport.removeEventListener('resize', place);
}
