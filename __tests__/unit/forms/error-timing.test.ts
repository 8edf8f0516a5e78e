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

test('typing shows nothing', () => {
  const { form, errors } = start();
  form.change(mandatory, 'wrong');
  form.change(optional, 'wrong');
  expect(errors()).toEqual({});
});

test('a mandatory field that is left shows nothing before the first submit attempt', () => {
  const { form, errors } = start();
  form.change(mandatory, 'wrong');
  form.blur(mandatory);
  expect(errors()).toEqual({});
});

test('an optional field that is left shows its error, and only its own', () => {
  const { form, errors } = start();
  form.change(mandatory, 'wrong');
  form.change(optional, 'wrong');
  form.blur(optional);
  expect(errors()).toEqual({ [optional]: 'wrong' });
});

test('a submit attempt shows every error', () => {
  const { form, errors } = start();
  form.change(mandatory, 'wrong');
  form.change(optional, 'wrong');
  void form.submit();
  expect(errors()).toEqual({ [mandatory]: 'wrong', [optional]: 'wrong' });
});

test('after a submit attempt a mandatory field shows its error when it is left, not before', () => {
  const { form, errors } = start();
  form.change(optional, 'wrong');
  void form.submit();
  form.change(mandatory, 'wrong');
  expect(errors()).toEqual({ [optional]: 'wrong' });
  form.blur(mandatory);
  expect(errors()).toEqual({ [mandatory]: 'wrong', [optional]: 'wrong' });
});

test('an error disappears as soon as the value is valid, and a new one waits until the field is left', () => {
  const { form, errors } = start();
  form.change(mandatory, 'wrong');
  void form.submit();
  form.change(mandatory, '');
  expect(errors()).toEqual({});
  form.change(mandatory, 'wrong');
  expect(errors()).toEqual({});
  form.blur(mandatory);
  expect(errors()).toEqual({ [mandatory]: 'wrong' });
});

test('an error that shows follows the value', () => {
  const { form, errors } = start();
  form.change(mandatory, 'wrong');
  void form.submit();
  form.change(mandatory, 'wrong otherwise');
  expect(errors()).toEqual({ [mandatory]: 'wrong otherwise' });
});

test('after a success a mandatory field that is left shows nothing again', async () => {
  const { form, errors } = start();
  form.change(mandatory, 'wrong');
  void form.submit();
  form.change(mandatory, '');
  await form.submit();
  form.change(mandatory, 'wrong');
  form.blur(mandatory);
  expect(errors()).toEqual({});
});
