import type { IncomingMessage, ServerResponse } from 'node:http';
import { readText, reply, replyJson } from './http';
import { INBOX_POLICY, inboxPage } from './inbox/page';
import { changedModes, type Modes } from './modes';
import type { Inbox } from './received';

/** What the sandbox remembers. */
export type Memory = { inbox: Inbox; modes: Modes };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function putModes(request: IncomingMessage, response: ServerResponse, memory: Memory) {
  const modes = changedModes(memory.modes, parse(await readText(request)));
  if (Array.isArray(modes)) return replyJson(response, 400, { mistakes: modes });
  memory.modes = modes;
  replyJson(response, 200, modes);
}

/**
 * Answers what people and tests ask of the sandbox: GET / (the inbox page), GET and DELETE
 * /_received, GET and PUT /_modes.
 *
 * @returns false if the request is for none of these
 */
export async function control(
  route: string,
  request: IncomingMessage,
  response: ServerResponse,
  memory: Memory,
): Promise<boolean> {
  switch (route) {
    case 'GET /':
      reply(response, 200, 'text/html', inboxPage(memory.inbox.all(), memory.modes), {
        'content-security-policy': INBOX_POLICY,
      });
      return true;
    case 'GET /_received':
      replyJson(response, 200, memory.inbox.all());
      return true;
    case 'DELETE /_received':
      memory.inbox.clear();
      replyJson(response, 200, []);
      return true;
    case 'GET /_modes':
      replyJson(response, 200, memory.modes);
      return true;
    case 'PUT /_modes':
      await putModes(request, response, memory);
      return true;
    default:
      return false;
  }
}
