import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { readConfig } from '../../../host/config';
import { checkPorts, environment, ports } from '../../../tools/site/gatsby';
import { freePort, listen } from '../../../tools/site/listen';

afterEach(() => jest.restoreAllMocks());

test('a used port is reported', async () => {
  const { port, close } = await listen(createServer(), 0, 'localhost');
  jest.replaceProperty(ports, 'site', freePort());
  jest.replaceProperty(ports, 'sandbox', port);
  const advice = `Port ${port} is in use. Stop the program that uses it, or set SANDBOX_PORT`;
  await expect(checkPorts()).rejects.toThrow(advice);
  await close();
});

test('the site listens on this computer, whatever HOST is in the shell', () => {
  jest.replaceProperty(process, 'env', { ...process.env, HOST: 'x86_64-conda-linux-gnu' });
  expect(readConfig(environment(ports)).address).toBe('localhost');
});

test('Gatsby keeps the ports of its servers, also where HOME cannot be written', () => {
  const env: NodeJS.ProcessEnv = { ...environment(ports), HOME: '/dev/null', CI: '' };
  const program = "require('gatsby-core-utils').createServiceLock('site', 'ports', {})";
  expect(spawnSync(process.execPath, ['-e', program], { env }).status).toBe(0);
});
