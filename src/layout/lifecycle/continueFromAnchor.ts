/** Moves the focus to the anchor in the address, as browsers do. */
export function continueFromAnchor(): void {
  const { hash, href } = window.location;
  if (hash === '') return;
  // Browsers escape letters that are not ASCII in an address, but not in an id.
  const target = [...document.querySelectorAll<HTMLElement>('[id]')].find(
    ({ id }) => new URL(`#${id}`, href).hash === hash,
  );
  // The browser has continued from its target itself, and the visitor may be further by now.
  if (!target || target.matches(':target')) return;
  // A link, such as one to a footnote, stays in the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
