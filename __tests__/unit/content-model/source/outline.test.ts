const text = '# A heading\n\n[A link](/home) and `code`.\n\n![A picture](./a.png)\n\n<b>HTML</b>\n';

/** The module as a new build loads it. */
function newBuild() {
  jest.resetModules();
  return import('../../../../src/content-model/source/markdown/outline');
}

test('a build with a cache knows of a text what the one before has read, without texts that are gone', async () => {
  const cold = await newBuild();
  const outline = cold.outlineOf(text, 7);
  cold.outlineOf('Removed', 1);
  const warm = await newBuild();
  warm.restoreOutlines(cold.storeOutlines());
  expect(warm.outlineOf(text, 7)).toEqual(outline);
  expect(outline.links).toEqual([{ address: '/home', line: 9 }]);
  expect(warm.storeOutlines()).not.toContain('Removed');
});
