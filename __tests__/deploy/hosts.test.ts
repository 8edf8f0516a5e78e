/**
 * The hosts whose engines are part of `npm test`, on the build of the tests and what `npm run rehearse` has left. The others are
 * asked each night (`npm run hosts`).
 */
import { asked, type Answers } from '../../tools/hosts/asked';
import { differenceOf } from '../../tools/hosts/differences';
import { answersOf } from '../../tools/hosts/engines';
import { former, gone, renamed } from '../../tools/hosts/folder';

let ours: Answers;
beforeAll(async () => {
  ours = await answersOf('host/');
});

test.each(['nginx', 'Netlify'])('%s answers as host/ does, or there is a reason', async (host) => {
  const answers = await answersOf(host);
  const unexplained = asked.filter((address) => {
    const [answer, our] = [answers.get(address), ours.get(address)];
    return !answer || !our || differenceOf(host, address, answer, our) === 'unexplained';
  });
  expect(unexplained).toEqual([]);
});

test('host/ has every page and leads every other spelling on', () => {
  const words = (address: string) => ours.get(address)?.words;
  expect(words('/about')).toBe('200, revalidated');
  expect(words(`${former}/?a=1`)).toBe(`301, ${renamed}?a=1`);
  expect(words(gone)).toBe('410, not kept');
  expect(words('/app-fedcba9876.js')).toBe('404, not kept');
});
