import { createServer } from 'node:http';
import { readConfig } from '../../../host/config';
import { environment, ports } from '../../../tools/site/gatsby';
import { freePort, listen } from '../../../tools/site/listen';
import { develop } from '../../../tools/site/develop';
import { start } from '../../../tools/site/start';

describe('npm start', () => {
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['npm start', 'site', start],
    ['npm start', 'sandbox', start],
    ['npm run develop', 'site', () => develop([])],
    ['npm run develop', 'sandbox', () => develop([])],
  ] as const)(
    '%s reports at once that the port of the %s is in use',
    async (_command, name, run) => {
      const { port, close } = await listen(createServer(), 0, 'localhost');
      jest.replaceProperty(ports, 'site', await freePort());
      jest.replaceProperty(ports, 'sandbox', await freePort());
      jest.replaceProperty(ports, name, port);
      const advice = `Port ${port} is in use. Stop the program that uses it, or set ${name.toUpperCase()}_PORT`;
      await expect(run()).rejects.toThrow(advice);
      await close();
    },
  );

  test('has its usual port if SITE_PORT is the address of a service', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, SITE_PORT: 'tcp://10.0.0.1:80' });
    await jest.isolateModulesAsync(async () => {
      const { ports } = await import('../../../tools/site/gatsby');
      expect(ports.site).toBe(9000);
    });
  });

  test('listens on this computer, whatever HOST is in the shell', () => {
    jest.replaceProperty(process, 'env', { ...process.env, HOST: 'x86_64-conda-linux-gnu' });
    expect(readConfig(environment(ports)).address).toBe('localhost');
  });
});
