import {
  afterEvent,
  untouched,
  visibleErrors,
  type Errors,
  type FieldEvent,
} from '../../../../src/forms/frame/errorTiming';

const tell = (...events: FieldEvent[]) => visibleErrors(events.reduce(afterEvent, untouched));
const changed = (errors: Errors): FieldEvent => ({ type: 'changed', errors });
const left = (field: string, errors: Errors): FieldEvent => ({
  type: 'left',
  field,
  isMandatory: field === 'firstName',
  errors,
});
const attempted = (errors: Errors): FieldEvent => ({ type: 'attempted', errors });

const both = { firstName: 'Required', lastName: 'Invalid' };

test('typing shows nothing', () => {
  expect(tell(changed(both))).toEqual({});
});

test('leaving a mandatory field shows nothing before the first attempt', () => {
  expect(tell(left('firstName', both))).toEqual({});
});

test('leaving an optional field shows what is wrong with it, and only that', () => {
  expect(tell(left('lastName', both))).toEqual({ lastName: 'Invalid' });
});

test('an attempt shows everything', () => {
  expect(tell(attempted(both))).toEqual(both);
});

test('leaving a mandatory field after an attempt shows what has become wrong with it', () => {
  const events = [attempted({ lastName: 'Invalid' }), left('firstName', both)];
  expect(tell(...events)).toEqual(both);
});

test('a message goes as soon as the value is right', () => {
  expect(tell(attempted(both), changed({ lastName: 'Invalid' }))).toEqual({ lastName: 'Invalid' });
});

test('a new mistake waits until the field is left', () => {
  const events = [attempted(both), changed({}), changed(both)];
  expect(tell(...events)).toEqual({});
  expect(tell(...events, left('firstName', both))).toEqual({ firstName: 'Required' });
});

test('a message that shows follows the value', () => {
  expect(tell(attempted(both), changed({ firstName: 'Invalid' }))).toEqual({
    firstName: 'Invalid',
  });
});

test('a form that is empty again is untouched', () => {
  expect(tell(attempted(both), { type: 'restarted' }, left('firstName', both))).toEqual({});
});
