import { checkContent } from '../../../../src/content-model/checks/content';
import { findSamples } from '../../../../src/content-model/checks/samples';
import { content, today } from './sample-content';

beforeEach(() => {
  content.set('site.json', 'url', 'https://www.bank.test');
  for (const field of ['careersEmail', 'securityEmail']) {
    content.set('site.json', field, 'office@bank.test');
  }
  for (const office of [0, 1]) {
    content.set('offices.json', `offices.${office}.email`, 'office@bank.test');
    content.set('offices.json', `offices.${office}.phone`, '+44 20 1234 5678');
  }
});

async function samples() {
  const found = await checkContent(content.root, today);
  return found.content && findSamples(found.content).map(({ file, field }) => `${file} ${field}`);
}

it('finds nothing in content that is real', async () => {
  expect(await samples()).toEqual([]);
});

it.each([
  ['clients.json', 'logos.0.name', 'logos[1].name', 'Sample Mutual Bank'],
  ['offices.json', 'offices.0.addressLines.0', 'offices[1].addressLines[1]', '1 Example Street'],
  ['offices.json', 'offices.1.phone', 'offices[2].phone', '+91 00000 00000'],
  ['offices.json', 'offices.0.phone', 'offices[1].phone', '+44 20 7946 0018'],
  ['site.json', 'privacyPolicy.link', 'privacyPolicy.link', 'https://policies.bank.example'],
  ['pages/client.json', 'cards.1.subheadings', 'cards[2].subheadings', 'Duis aute irure dolor in'],
])('finds the sample in %s, %s', async (file, field, label, value) => {
  content.set(file, field, value);
  expect(await samples()).toEqual([`content/${file} ${label}`]);
});

it('finds the placeholder brand wherever it is named', async () => {
  content.set('site.json', 'url', 'https://www.keelstone.example');
  content.set('site.json', 'legalName', 'Keelstone Ltd');
  expect(await samples()).toEqual(['content/site.json legalName', 'content/site.json url']);
});
