/** @jest-environment jsdom */
import { adoptScriptedValues } from '../../../src/forms/adoptScriptedValues';

const values = new Map<string, string>();
let form: HTMLFormElement;
let select: HTMLSelectElement;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<form><select name="strength"><option><option>51 - 250<option>>5000</select></form>';
  [form] = document.forms as unknown as [HTMLFormElement];
  [select] = form.elements as unknown as [HTMLSelectElement];
  values.set('strength', '');
  // What React does with a change.
  form.addEventListener('change', () => values.set('strength', select.value));
  stop = adoptScriptedValues(form, (name) => values.get(name));
});
afterEach(() => stop());

const leave = () => select.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

test('a list that a script has set sends its value, also twice (R179)', () => {
  for (const option of ['51 - 250', '>5000', '51 - 250', '']) {
    select.value = option;
    leave();
    expect(values.get('strength')).toBe(option);
  }
});

// A form that was sent is empty, and a draft is restored.
test.each([
  ['51 - 250', ''],
  ['', '51 - 250'],
])('a list that still shows %j after a change to %j sends nothing (R159)', (before, after) => {
  select.value = before;
  leave();
  values.set('strength', after);
  leave();
  expect(values.get('strength')).toBe(after);
});
