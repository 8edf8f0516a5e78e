/**
 * Has the host build and publish the site: posts to the build hook that BUILD_HOOK_URL names. Plain Node, since
 * nothing need be installed for it. The address is a secret and is never printed.
 */
const patience = 30_000;

async function callHook() {
  const hook = process.env.BUILD_HOOK_URL?.trim() ?? '';
  if (!hook.startsWith('https://')) {
    throw new Error('BUILD_HOOK_URL: missing. Write the https address of the host’s build hook');
  }
  const { ok, status } = await fetch(hook, {
    method: 'POST',
    signal: AbortSignal.timeout(patience),
  });
  if (!ok) throw new Error(`The build hook answered ${status}`);
  console.log('The host has been told to build.');
}

callHook().catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
