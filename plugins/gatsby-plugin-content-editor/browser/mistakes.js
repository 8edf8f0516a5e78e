/** Milliseconds. */
const pause = 1000;

const bar = document.createElement('div');
bar.setAttribute('role', 'alert');
bar.style.cssText =
  'position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 30vh; overflow: auto; padding: 8px 16px;' +
  'background: #8a1c1c; color: #fff; font: 14px/1.5 sans-serif; white-space: pre-line;';

async function update() {
  const mistakes = await (await fetch('/___content/mistakes')).json();
  const text = mistakes.join('\n');
  if (bar.textContent !== text) bar.textContent = text;
  if (text) document.body.append(bar);
  else bar.remove();
}

/** Shows the mistakes that the development server finds in the content, below the editor. */
export function showMistakes() {
  update()
    .catch(console.error)
    .finally(() => setTimeout(showMistakes, pause));
}
