/**
 * Does to a page what browsers' translation does to it: from the time that the page is hydrated, each text node is replaced by
 * a text in two `<font>` elements, new texts too. Runs in the page.
 */
export function translate(): void {
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
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
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

  const hydration = new MutationObserver(() => {
    if (document.documentElement?.dataset.hydrated === undefined) return;
    hydration.disconnect();
    start();
  });
  hydration.observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
}
