import navigation from '../../../../content/navigation.json';
import brand from '../../../../content/site.json';
import { structuredData } from '../../../../src/layout/Seo/structuredData';

test('a title cannot end its script element', () => {
  const title = 'What </script><script>alert(1)</script> & <!-- do';
  const json = structuredData(
    { title, description: 'Text', canonical: '/post' },
    { brand, navigation: { ...navigation, header: [] }, offices: { offices: [] } },
  );
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].itemListElement[1].name).toBe(title);
});
