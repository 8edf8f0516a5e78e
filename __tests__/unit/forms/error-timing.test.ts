import { createForm } from 'final-form';
import { mutators, untouchValidFields, visibleError } from '../../../src/forms/errorVisibility';

const empty: Record<string, string> = { mandatory: '', optional: '' };

/** A form whose two fields are valid while they are empty. Its values are their errors. */
function start() {
  const form = createForm<Record<string, string>>({
    onSubmit: () => undefined,
    initialValues: empty,
    validate: (values) => Object.fromEntries(Object.entries(values).filter(([, error]) => error)),
    mutators,
  });
  for (const name in empty) form.registerField(name, () => undefined, { value: true });
  untouchValidFields(form);
  return form;
}

type Form = ReturnType<typeof start>;
type Step = (form: Form) => unknown;
const type = (name: string, value: string) => (form: Form) => form.change(name, value);
const leave = (name: string) => (form: Form) => form.blur(name);

const submit: Step = (form) => form.submit();
const typed = type('mandatory', 'wrong');
const corrected = type('mandatory', '');
const left = leave('mandatory');
const other = type('optional', 'wrong');
const [first, second] = [{ mandatory: 'wrong' }, { optional: 'wrong' }];
const both = { ...first, ...second };

test.each<[string, Step[], Record<string, string>]>([
  ['typing shows nothing', [typed, other], {}],
  ['a mandatory field that is left shows nothing before the first attempt', [typed, left], {}],
  ['an optional field that is left shows its own error', [typed, other, leave('optional')], second],
  ['a submit attempt shows every error', [typed, other, submit], both],
  ['after it, an error of a mandatory field waits …', [other, submit, typed], second],
  ['… until the field is left', [other, submit, typed, left], both],
  ['an error disappears once the value is valid', [typed, submit, corrected], {}],
  ['a new one waits …', [typed, submit, corrected, typed], {}],
  ['… until the field is left again', [typed, submit, corrected, typed, left], first],
  [
    'an error that shows follows the value',
    [typed, submit, type('mandatory', 'still wrong')],
    { mandatory: 'still wrong' },
  ],
  [
    'after a success a mandatory field that is left shows nothing again',
    [typed, submit, corrected, submit, typed, left],
    {},
  ],
])('%s', async (_name, steps, expected) => {
  const form = start();
  for (const step of steps) await step(form);
  const shown = Object.keys(empty).map((name) => {
    const state = form.getFieldState(name);
    return [name, state && visibleError(state, name === 'mandatory')];
  });
  expect(Object.fromEntries(shown)).toEqual(expected);
});
