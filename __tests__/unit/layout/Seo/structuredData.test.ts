import { structuredData } from '../../../../src/layout/Seo/structuredData';

const house = {
  brand: {
    name: 'Sample & Sons',
    legalName: 'Sample & Sons Ltd',
    url: 'https://www.sample.example',
    description: 'A company that stands here for another.',
    mark: '',
    certification: { name: '', mark: '' },
    privacyPolicy: { label: '', link: '' },
    professionalNetwork: { label: '', link: 'https://network.example/sample' },
  },
  navigation: {
    header: [{ label: 'Start', link: '/home', hasChildren: null }],
    requestDemo: '',
    footer: {
      quickLinks: '',
      sitemapHeading: '',
      sitemap: [],
      solutionsHeading: '',
      support: '',
      connect: '',
      contactUs: '',
      copy: '',
      copied: '',
      copyright: '',
    },
    labels: {
      skipToContent: '',
      mainNavigation: '',
      openMenu: '',
      closeMenu: '',
      solutionsNavigation: '',
      newTab: '',
    },
  },
  offices: { offices: [] },
};

test('a title cannot end the script element that it stands in', () => {
  const title = 'What </script><script>alert(1)</script> & <!-- do';
  const json = structuredData({ title, description: 'Text', canonical: '/post' }, house);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: 'Start',
      item: 'https://www.sample.example/home',
    },
    { '@type': 'ListItem', position: 2, name: title, item: 'https://www.sample.example/post' },
  ]);
});

test('a page that answers questions says so', () => {
  const questions = [{ heading: 'Who?', subheadings: 'You.' }];
  const json = structuredData(
    { title: 'Title', description: 'Text', canonical: '/page', questions },
    house,
  );
  expect(JSON.parse(json)['@graph'][1]).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Who?', acceptedAnswer: { '@type': 'Answer', text: 'You.' } },
    ],
  });
});
