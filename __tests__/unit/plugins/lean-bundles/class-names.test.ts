import { assertUniqueNames } from '../../../../plugins/gatsby-plugin-lean-bundles/class-names';

it('stops the build if two classes get one name', () => {
  const classes = Array.from({ length: 3_000 }, (_, index) => ['a.css', `class-${index}`] as const);
  expect(() => assertUniqueNames(classes)).toThrow(/Two classes have one short name/);
});
