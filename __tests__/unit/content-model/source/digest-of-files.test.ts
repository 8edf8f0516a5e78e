import { digestOfFiles } from '../../../../src/content-model/source/digest-of-files';

test('a digest of files depends on their contents, not on their order', () => {
  const [one, other] = ['package.json', 'tsconfig.json'];
  expect(digestOfFiles([one, other])).toBe(digestOfFiles([other, one]));
  expect(digestOfFiles([one])).not.toBe(digestOfFiles([other]));
});
