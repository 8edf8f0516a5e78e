import fc from 'fast-check';
import { admit, newGuardState, sharedGuardState } from '../../../src/server/abuse-guard';

const HOUR = 3_600_000;
const NOON = Date.UTC(2025, 0, 2, 12);
const caps = { perClient: 3, perRecipient: 2, perDay: 5 };

function asker(now = NOON) {
  const state = newGuardState();
  return {
    state,
    ask: (client: string, recipient: string, at = now) =>
      admit(state, { client, recipient }, caps, at),
  };
}

const admitted = { admitted: true };

test('one client is stopped at its cap, others are not', () => {
  const { ask } = asker();
  for (const recipient of ['a@b.cc', 'c@b.cc', 'd@b.cc']) {
    expect(ask('192.0.2.1', recipient)).toEqual(admitted);
  }
  expect(ask('192.0.2.1', 'e@b.cc')).toMatchObject({ admitted: false });
  expect(ask('192.0.2.2', 'e@b.cc')).toEqual(admitted);
});

test('one recipient is stopped at its cap, whoever asks and however the address is written', () => {
  const { ask } = asker();
  expect(ask('192.0.2.1', 'anna@bank.example')).toEqual(admitted);
  expect(ask('192.0.2.2', 'Anna+news@Bank.example')).toEqual(admitted);
  expect(ask('192.0.2.3', 'ANNA+x+y@bank.example')).toMatchObject({ admitted: false });
  expect(ask('192.0.2.3', 'anna@other.example')).toEqual(admitted);
});

test('an address that begins with a plus is one of its own', () => {
  const { ask } = asker();
  expect(ask('192.0.2.1', '+a@b.cc')).toEqual(admitted);
  expect(ask('192.0.2.2', '+a@b.cc')).toEqual(admitted);
  expect(ask('192.0.2.3', '+b@b.cc')).toEqual(admitted);
});

test('the day is stopped at its cap', () => {
  const { ask } = asker();
  for (let count = 0; count < caps.perDay; count += 1) {
    expect(ask(`192.0.2.${count}`, `a${count}@b.cc`)).toEqual(admitted);
  }
  expect(ask('192.0.2.99', 'z@b.cc')).toMatchObject({ admitted: false });
});

test('a stopped client may come again after midnight (UTC), and is told so', () => {
  const { ask } = asker();
  ask('192.0.2.1', 'a@b.cc');
  ask('192.0.2.1', 'a@b.cc');
  expect(ask('192.0.2.1', 'a@b.cc')).toEqual({ admitted: false, retryAfterSeconds: 12 * 3600 });
  expect(ask('192.0.2.1', 'a@b.cc', NOON + 12 * HOUR - 1)).toEqual({
    admitted: false,
    retryAfterSeconds: 1,
  });
  expect(ask('192.0.2.1', 'a@b.cc', NOON + 12 * HOUR)).toEqual(admitted);
});

test('what was stopped is not counted', () => {
  const { ask, state } = asker();
  for (let count = 0; count < 20; count += 1) ask('192.0.2.1', 'a@b.cc');
  expect(state.total).toBe(2);
  expect(ask('192.0.2.1', 'c@b.cc')).toEqual(admitted);
});

test('whatever is asked, the caps hold and memory is bounded by the cap of the day', () => {
  const call = fc.record({
    client: fc.constantFrom('192.0.2.1', '192.0.2.2', 'unknown'),
    recipient: fc.emailAddress(),
    hours: fc.nat(60),
  });
  fc.assert(
    fc.property(fc.array(call, { maxLength: 60 }), (calls) => {
      const { ask, state } = asker();
      let now = NOON;
      for (const { client, recipient, hours } of calls) {
        now += hours * HOUR;
        ask(client, recipient, now);
        expect(state.total).toBeLessThanOrEqual(caps.perDay);
        expect(Math.max(...state.byClient.values(), 0)).toBeLessThanOrEqual(caps.perClient);
        expect(Math.max(...state.byRecipient.values(), 0)).toBeLessThanOrEqual(caps.perRecipient);
        expect(state.byRecipient.size + state.byClient.size).toBeLessThanOrEqual(2 * caps.perDay);
      }
    }),
  );
});

test('the counts outlive the module, which gatsby serve loads anew for each request', async () => {
  const state = sharedGuardState();
  admit(state, { client: '192.0.2.1', recipient: 'a@b.cc' }, caps, NOON);
  jest.resetModules();
  const again = await import('../../../src/server/abuse-guard');
  expect(again.sharedGuardState().total).toBe(1);
});
