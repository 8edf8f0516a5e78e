/**
 * Copies a text, and resolves to whether it is copied. Browsers inside apps deny the clipboard, but copy what is
 * selected: the element that shows the text, which stays selected, or a copy of it.
 */
export async function copyText(text: string, shownIn?: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const selected = shownIn ?? document.body.appendChild(document.createElement('span'));
    if (!shownIn) selected.textContent = text;
    getSelection()?.selectAllChildren(selected);
    const isCopied = document.execCommand('copy');
    if (!shownIn) selected.remove();
    return isCopied;
  }
}
