const titles = { form: 'Enquiry', list: 'Mailing list', mail: 'Email' };
const form = document.querySelector('form');
const main = document.querySelector('main');
const read = async (path) => (await fetch(path)).json();

/** An element with a text or children. Visitor input stays text. */
const element = (name, content, attributes = {}) => {
  const node = Object.assign(document.createElement(name), attributes);
  node.append(...[content].flat());
  return node;
};

const definitions = (entries) =>
  element(
    'dl',
    entries.flatMap(([name, value]) => [
      element('dt', name),
      element('dd', typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
    ]),
  );

/** The template of the email, with merge tags such as *|NAME|*. */
const [html, text] = await Promise.all(
  ['/mail.html', '/mail.txt'].map(async (path) => (await fetch(path)).text()),
);

/** The email as its recipient sees it. Names are merged unescaped, as at the provider. */
function email({ from_name, from_email, to, subject, global_merge_vars }) {
  const merged = Object.fromEntries(global_merge_vars.map(({ name, content }) => [name, content]));
  const merge = (template) => template.replace(/\*\|(\w+)\|\*/g, (_, name) => merged[name]);
  const frame = element('iframe', [], {
    title: 'The email',
    srcdoc: merge(html).replace('<head>', '<head><base target="_blank">'),
  });
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  return [
    definitions([
      ['From', `${from_name} <${from_email}>`],
      ['To', to.map(({ name, email }) => `${name} <${email}>`).join(', ')],
      ['Subject', subject],
    ]),
    frame,
    element('pre', merge(text), { title: 'The email without HTML' }),
  ];
}

function article({ at, endpoint, mode, answered, mistakes, payload }) {
  const isAccepted = answered === 200 && mode !== 'rejected' && mode !== 'invalid';
  const answer = answered === null ? 'no answer' : `answered ${answered}`;
  const isObject = typeof payload === 'object' && payload !== null;
  return element('article', [
    element('header', [
      element('h2', titles[endpoint]),
      element('time', `${at.slice(0, 19).replace('T', ' ')} UTC`, { dateTime: at }),
      element('p', mode === 'ok' ? answer : `${answer}, ${mode}`, {
        className: isAccepted ? 'answer' : 'answer failed',
      }),
    ]),
    element(
      'ul',
      mistakes.map((mistake) => element('li', mistake)),
    ),
    ...(endpoint === 'mail' && mistakes.length === 0
      ? email(payload.message)
      : [definitions(isObject ? Object.entries(payload) : [['', payload]])]),
  ]);
}

let shown;
async function showInbox() {
  const calls = await read('/_received').catch(() => undefined);
  const latest = calls?.at(-1)?.id ?? 0;
  if (!calls || latest === shown) return;
  shown = latest;
  main.replaceChildren(
    ...(calls.length > 0
      ? calls.map(article).reverse()
      : [element('p', 'Nothing has arrived yet. Submit a form on the site.')]),
  );
}

async function showModes() {
  const { known, modes } = await read('/_modes');
  const labels = Object.entries(known).map(([name, values]) => {
    const options = values.map((value) => new Option(value, value, false, value === modes[name]));
    return element('label', [`${titles[name]} `, element('select', options, { name })]);
  });
  form.prepend(...labels);
}

form.addEventListener('change', () =>
  fetch('/_modes', {
    method: 'PUT',
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  }),
);
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  await fetch('/_received', { method: 'DELETE' });
  await showInbox();
});
showModes();
showInbox();
setInterval(showInbox, 1000);
