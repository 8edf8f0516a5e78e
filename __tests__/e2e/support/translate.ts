/**
 * Changes a page as browsers' translation does: replaces each text node, new ones too, by text in two `<font>`
 * elements. Runs in the page.
 * @param from Starts when the root element matches this selector.
 */
export function translate(from: string): void {
  const wrapped = new WeakSet<Node>();

  const wrap = (text: Text) => {
    if (wrapped.has(text) || text.data.trim() === '') return;
    if (text.parentElement?.closest('head, script, style, svg, select, textarea, template')) return;
    const inner = document.createElement('font');
    const copy = document.createTextNode(text.data);
    wrapped.add(copy);
    inner.append(copy);
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
  };

  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };

  const start = () => {
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === 'characterData') wrapped.delete(target);
        [target, ...addedNodes].forEach(wrapAll);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };

  const waiting = new MutationObserver(() => {
    if (!document.documentElement?.matches(from)) return;
    waiting.disconnect();
    start();
  });
  waiting.observe(document, { subtree: true, attributes: true });
}
