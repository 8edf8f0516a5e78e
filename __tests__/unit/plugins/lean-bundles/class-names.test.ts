/** @jest-environment node */
import { classNamer } from '../../../../plugins/gatsby-plugin-lean-bundles/class-names';

const file = { resourcePath: '/site/src/components/Button/Button.module.css' };

it('gives a class the same five letters wherever the site is built', () => {
  const here = classNamer('/site')(file, '', 'button');
  const there = classNamer('/other')(
    { resourcePath: file.resourcePath.replace('/site', '/other') },
    '',
    'button',
  );
  expect(here).toMatch(/^[a-zA-Z]{5}$/);
  expect(there).toBe(here);
});

it('stops the build where two classes would get one name', () => {
  const nameOf = classNamer('/site');
  const nameMany = () => {
    for (let index = 0; index < 300_000; index += 1) nameOf(file, '', `class-${index}`);
  };
  expect(nameMany).toThrow(/One short class name for two classes/);
});
