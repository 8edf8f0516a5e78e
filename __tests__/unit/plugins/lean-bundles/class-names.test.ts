import {
  assertUniqueNames,
  shortName,
} from '../../../../plugins/gatsby-plugin-lean-bundles/class-names';

const file = 'src/components/Button/Button.module.css';

it('gives each class of each file three letters', () => {
  expect(shortName(file, 'button')).toMatch(/^[a-zA-Z]{3}$/);
  expect(shortName(file, 'link')).not.toBe(shortName(file, 'button'));
  expect(shortName('src/layout/Header/Header.module.css', 'button')).not.toBe(
    shortName(file, 'button'),
  );
});

it('stops the build if two classes get one name', () => {
  const classes = Array.from({ length: 3_000 }, (_, index) => [file, `class-${index}`] as const);
  expect(() => assertUniqueNames(classes)).toThrow(/Two classes have one short name/);
});
