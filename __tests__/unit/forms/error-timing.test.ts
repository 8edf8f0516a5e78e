import { createForm } from 'final-form';
import { mutators, untouchValidFields, visibleError } from '../../../src/forms/errorVisibility';

const mandatory = 'firstName';
const optional = 'lastName';
const names = [mandatory, optional];

/** A form whose two fields are valid while they are empty. Its values are their errors. */
function start() {
  const empty: Record<string, string> = { [mandatory]: '', [optional]: '' };
  const form = createForm<Record<string, string>>({
    onSubmit: () => undefined,
    initialValues: empty,
    validate: (values) => Object.fromEntries(Object.entries(values).filter(([, error]) => error)),
    mutators,
  });
  for (const name of names) form.registerField(name, () => undefined, { value: true });
  untouchValidFields(form);

  const errors = () =>
    Object.fromEntries(
      names.flatMap((name) => {
        const state = form.getFieldState(name);
        const error = state && visibleError(state, name === mandatory);
        return error === undefined ? [] : [[name, error]];
      }),
    );
  return { form, errors };
}

type Step = (form: ReturnType<typeof start>['form']) => unknown;
const type =
  (name: string, value = 'wrong'): Step =>
  (form) =>
    form.change(name, value);
const leave =
  (name: string): Step =>
  (form) =>
    form.blur(name);
const submit: Step = (form) => form.submit();

const [typed, left] = [type(mandatory), leave(mandatory)];
const both = { [mandatory]: 'wrong', [optional]: 'wrong' };

test.each<[string, Step[], Record<string, string>]>([
  ['typing shows nothing', [typed, type(optional)], {}],
  ['a mandatory field that is left shows nothing before the first attempt', [typed, left], {}],
  [
    'an optional field that is left shows its error, and only its own',
    [typed, type(optional), leave(optional)],
    { [optional]: 'wrong' },
  ],
  ['a submit attempt shows every error', [typed, type(optional), submit], both],
  [
    'after it, an error of a mandatory field waits …',
    [type(optional), submit, typed],
    { [optional]: 'wrong' },
  ],
  ['… until the field is left', [type(optional), submit, typed, left], both],
  ['an error disappears once the value is valid', [typed, submit, type(mandatory, '')], {}],
  ['a new one waits …', [typed, submit, type(mandatory, ''), typed], {}],
  [
    '… until the field is left again',
    [typed, submit, type(mandatory, ''), typed, left],
    { [mandatory]: 'wrong' },
  ],
  [
    'an error that shows follows the value',
    [typed, submit, type(mandatory, 'still wrong')],
    { [mandatory]: 'still wrong' },
  ],
  [
    'after a success a mandatory field that is left shows nothing again',
    [typed, submit, type(mandatory, ''), submit, typed, left],
    {},
  ],
])('%s', async (_name, steps, expected) => {
  const { form, errors } = start();
  for (const step of steps) await step(form);
  expect(errors()).toEqual(expected);
});
