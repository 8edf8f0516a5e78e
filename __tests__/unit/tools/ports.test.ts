import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { freePort, listen } from '../../../tools/site/listen';

test.each(['SITE_PORT', 'SANDBOX_PORT'])(
  'npm start reports before it builds that the port of %s is in use',
  async (name) => {
    const { port, close } = await listen(createServer(), 0, 'localhost');
    const env = {
      ...process.env,
      SITE_PORT: String(await freePort()),
      SANDBOX_PORT: String(await freePort()),
      [name]: String(port),
    };
    const start = promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'tools/site/start.ts'],
      { env, timeout: 30_000 },
    );
    await expect(start).rejects.toMatchObject({
      stdout: '',
      stderr: expect.stringContaining(`Port ${port} is in use`),
    });
    await close();
  },
);
