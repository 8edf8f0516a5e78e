const form = document.querySelector('form');
const main = document.querySelector('main');

/** An element with a text or children. Visitor input stays text. */
const element = (name, content, attributes = {}) => {
  const node = Object.assign(document.createElement(name), attributes);
  node.append(...[content].flat());
  return node;
};

/** The template of the email, with merge variables such as *|NAME|*. */
const [html, text] = await Promise.all(
  ['html', 'txt'].map(async (type) => (await fetch(`/fact-sheet-email.${type}`)).text()),
);

/** The email as its recipient sees it. Variables are merged unescaped, as at the provider. */
function email({ global_merge_vars }) {
  const merged = Object.fromEntries(global_merge_vars.map(({ name, content }) => [name, content]));
  const merge = (template) => template.replace(/\*\|(\w+)\|\*/g, (_, name) => merged[name]);
  const srcdoc = merge(html).replace('<head>', '<head><base target="_blank">');
  const frame = element('iframe', [], { title: 'The email', srcdoc });
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  return [frame, element('pre', merge(text), { title: 'The email without HTML' })];
}

const article = ({ at, endpoint, mode, answered, payload }) =>
  element('article', [
    element('h2', `${endpoint}: ${answered ? `answered ${answered}` : 'no answer'} (${mode})`),
    element('time', at, { dateTime: at }),
    ...(endpoint === 'mail' ? email(payload.message) : []),
    element('pre', JSON.stringify(payload, null, 2)),
  ]);

let shown;
async function showInbox() {
  const calls = await fetch('/_received').then((answer) => answer.json());
  if (calls.length === shown) return;
  shown = calls.length;
  const empty = element('p', 'Nothing has arrived yet. Submit a form on the site.');
  main.replaceChildren(...(shown ? calls.map(article).reverse() : [empty]));
}

/** The choice of how each provider behaves. */
async function showModes() {
  const { known, modes } = await (await fetch('/_modes')).json();
  for (const [name, values] of Object.entries(known)) {
    const options = values.map((value) => new Option(value, value, false, value === modes[name]));
    form.prepend(element('label', [`${name} `, element('select', options, { name })]));
  }
}

form.addEventListener('change', () =>
  fetch('/_modes', { method: 'PUT', body: JSON.stringify(Object.fromEntries(new FormData(form))) }),
);
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  await fetch('/_received', { method: 'DELETE' });
  await showInbox();
});
await showModes();
await showInbox();
setInterval(showInbox, 1000);
