import type { WebKit } from '../../tools/site/webkit';

/** A command of the driver's: https://www.w3.org/TR/webdriver2/#endpoints. */
export type Command = (method: string, path: string, body?: object) => Promise<unknown>;

/** One browser that the driver has started, without a profile. */
export interface Session {
  command: Command;
  /** Runs a function in the page, which knows nothing around it. */
  run: (script: (argument: string) => unknown, argument?: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** The settings with which a browser starts. */
const capabilities = (binary: string) => ({
  alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
});

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Starts a browser. Commands reject with what the driver says. */
export async function startSession({ url, binary }: WebKit): Promise<Session> {
  const call: Command = async (method, path, body) => {
    const answer = await fetch(`${url}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const value = field(await answer.json(), 'value');
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const started = await call('POST', '', { capabilities: capabilities(binary) });
  const command: Command = (method, path, body) =>
    call(method, `/${String(field(started, 'sessionId'))}${path}`, body);
  await command('POST', '/window/rect', { width: 1280, height: 938 });
  return {
    command,
    run: (script, argument = '') =>
      command('POST', '/execute/sync', {
        script: `return (${script.toString()})(arguments[0])`,
        args: [argument],
      }),
    close: async () => void (await command('DELETE', '')),
  };
}

/** The name under which the driver hands over an element (https://www.w3.org/TR/webdriver2/#elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** An element as an argument of a script. */
export const element = (id: string) => ({ [elementKey]: id });

/** The identifiers of the elements that a script has found. */
export const identifiers = (elements: unknown): string[] =>
  Array.isArray(elements) ? elements.map((one) => String(field(one, elementKey))) : [];
