/**
 * `npm run build:remote`: starts a build on the host by its build hook, BUILD_HOOK_URL. The URL is a secret and is not
 * printed. Plain Node, so that nothing has to be installed.
 */
const timeout = 30_000;

async function callHook() {
  const hook = process.env.BUILD_HOOK_URL?.trim() ?? '';
  if (!hook.startsWith('https://')) {
    throw new Error('BUILD_HOOK_URL: missing. Write the https address of the host’s build hook');
  }
  const { ok, status } = await fetch(hook, {
    method: 'POST',
    signal: AbortSignal.timeout(timeout),
  });
  if (!ok) throw new Error(`The build hook answered ${status}`);
  console.log('The build has been started.');
}

callHook().catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
