import { address, exactly, filledText, isRecord, mistakesIn, pattern, type Shape } from './shape';

const MERGE_VARIABLES: Readonly<Record<string, Shape>> = {
  // What a visitor typed must not be able to carry markup or further lines.
  NAME: { name: exactly('NAME'), content: pattern(/^[^<>\p{C}]+$/u, 'a name without markup') },
  PDF_NAME: { name: exactly('PDF_NAME'), content: filledText },
  DOWNLOAD_LINK: {
    name: exactly('DOWNLOAD_LINK'),
    content: pattern(
      /^https?:\/\/[^/\s]+\/fact-sheets\/[\w-]+-[0-9a-f]{32}\.pdf$/,
      "the address of a fact sheet's PDF",
    ),
  },
};

function list(value: unknown, path: string, shapes: Shape[]): string[] {
  if (!Array.isArray(value) || value.length !== shapes.length) {
    return [`${path}: must be a list of ${shapes.length}`];
  }
  return shapes.flatMap((shape, index) => mistakesIn(value[index], shape, `${path}[${index}].`));
}

function present(value: unknown): string | undefined {
  return value === undefined ? 'must be given' : undefined;
}

const CALL: Shape = {
  key: filledText,
  template_name: filledText,
  template_content: (value) =>
    Array.isArray(value) && value.length === 0 ? undefined : 'must be an empty list',
  message: present,
};

const MESSAGE: Shape = {
  from_email: address,
  from_name: filledText,
  to: present,
  subject: exactly('Your Downloadable PDF'),
  global_merge_vars: present,
};

const RECIPIENT: Shape = { email: address, name: filledText, type: exactly('to') };

/** How a call of send-template breaks the contract (R170). */
export function mailMistakes(payload: unknown): string[] {
  const mistakes = mistakesIn(payload, CALL);
  const message = isRecord(payload) ? payload.message : undefined;
  if (!isRecord(message)) return [...mistakes, 'message: must be an object'];
  return [
    ...mistakes,
    ...mistakesIn(message, MESSAGE, 'message.'),
    ...list(message.to, 'message.to', [RECIPIENT]),
    ...list(message.global_merge_vars, 'message.global_merge_vars', Object.values(MERGE_VARIABLES)),
  ];
}
