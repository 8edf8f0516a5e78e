const text = '# A heading\n\n[A link](/home) and `code`.\n\n![A picture](./a.png)\n\n<b>HTML</b>\n';

/** The modules as a new build loads them. */
async function newBuild() {
  jest.resetModules();
  return {
    ...(await import('../../../../src/content-model/source/markdown/outline')),
    ...(await import('../../../../src/content-model/source/parse-markdown')),
  };
}

test('a build with a cache knows of a text what the one before has read, without texts that are gone', async () => {
  const cold = await newBuild();
  const outline = cold.outlineOf(text, 7);
  cold.outlineOf('Removed', 1);
  const warm = await newBuild();
  warm.outlines.restore(cold.outlines.store());
  expect(warm.outlineOf(text, 7)).toEqual(outline);
  expect(outline.links).toEqual([{ address: '/home', line: 9 }]);
  expect(warm.outlines.store()).not.toContain('Removed');
});

test.each(['heading: A post', 'date: 2024-11-11 12:30:00', 'order: .nan', 'a: 1\na: 2'])(
  'a build with a cache reads the front matter %j as one without',
  async (fields) => {
    const file = `---\n${fields}\n---\nText`;
    const cold = await newBuild();
    const { content, findings } = cold.parseMarkdown(file);
    const warm = await newBuild();
    warm.frontMatters.restore(cold.frontMatters.store());
    const again = warm.parseMarkdown(file);
    expect(again.findings).toEqual(findings);
    expect(again.content?.data).toEqual(content?.data);
    expect(again.content?.lineOf([])).toEqual(content?.lineOf([]));
  },
);
