/** The inbox page's script: reloads when something arrives, sets modes, clears. */
export const SCRIPT = `
const { latest } = document.body.dataset;
const reload = () => location.reload();
setInterval(async () => {
  const calls = await fetch('/_received').then((answer) => answer.json()).catch(() => undefined);
  if (calls && String(calls.at(-1)?.id ?? '') !== latest) reload();
}, 1000);
const form = document.querySelector('form');
form.addEventListener('change', () =>
  fetch('/_modes', { method: 'PUT', body: JSON.stringify(Object.fromEntries(new FormData(form))) }).then(reload),
);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  fetch('/_received', { method: 'DELETE' }).then(reload);
});
`;
