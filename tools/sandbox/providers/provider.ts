import type { Mode } from '../modes';

/** A call as the sandbox has read it. */
export type Call = { contentType: string; body: string };

/** A call held against the contract. */
export type Checked = { payload: unknown; mistakes: string[] };

/** An HTTP answer. */
export type Reply = { status: number; type: 'application/json' | 'text/html'; body: string };

/** What stands in for a provider. */
export type Provider = {
  path: string;
  /** Whether browsers of other sites may read its answers, and ask before with OPTIONS. */
  allowsOtherSites: boolean;
  check: (call: Call) => Checked;
  /** `slow` has waited already; `cut` and `hang` never get here. */
  answer: (mode: Mode, checked: Checked) => Reply;
};

/** A reply in JSON. */
export function json(status: number, value: unknown): Reply {
  return { status, type: 'application/json', body: JSON.stringify(value) };
}

/** Reads a call's JSON; what is none becomes a mistake. */
export function parseJson({ contentType, body }: Call): Checked {
  const mistakes = contentType.startsWith('application/json')
    ? []
    : ['content-type: must be application/json'];
  try {
    return { payload: JSON.parse(body), mistakes };
  } catch {
    return { payload: body, mistakes: [...mistakes, 'the body: must be JSON'] };
  }
}
