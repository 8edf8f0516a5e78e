import { structuredData } from '../../../../src/layout/Seo/structuredData';
import { layoutContent } from '../../../fixtures/layout-content';

test('a title cannot end its script element', () => {
  const title = 'What </script><script>alert(1)</script> & <!-- do';
  const json = structuredData({ title, description: 'Text', canonical: '/post' }, layoutContent);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].itemListElement[1].name).toBe(title);
});
