import fc from 'fast-check';
import { normalTarget, splitTarget } from '../../../host/address';

/** What Node reads from a connection: bytes as characters. */
const target = fc
  .array(fc.oneof(fc.constantFrom(...'/%?#.;2fFeEcC'), fc.integer({ min: 33, max: 255 })))
  .map((parts) =>
    parts.map((part) => (typeof part === 'string' ? part : String.fromCharCode(part))),
  )
  .map((parts) => parts.join(''));

test('any request target has a decodable normal form, whose own normal form is the same', () => {
  fc.assert(
    fc.property(target, (asked) => {
      const normal = normalTarget(asked);
      expect(normal).toMatch(/^\//);
      expect(() => decodeURIComponent(splitTarget(normal).path)).not.toThrow();
      expect(normalTarget(normal)).toBe(normal);
    }),
  );
});
