/** @jest-environment node */
import { itFinds } from './breaks';

const post = 'insights/blog/blog1.md';

describe('fields', () => {
  itFinds({
    'a missing field': (copy) => {
      const line = copy.edit('pages/home.json', /"banner": \{\s*"title": .*\n/, '"banner": {\n');
      return `content/pages/home.json:${line - 1}: banner.title: is missing. Write the page's headline`;
    },
    'a missing object': (copy) => {
      copy.edit('pages/error.json', /"home": \{[^}]*\},/, '');
      return 'content/pages/error.json:1: home: is missing. Write an object with label and address: the button that leads home';
    },
    'a misspelt field': (copy) => {
      const line = copy.edit('pages/home.json', /"subtitle"/, '"subtitel"');
      return `content/pages/home.json:${line}: banner.subtitel: is not a field here. Did you mean subtitle?`;
    },
    'a misspelt field in front matter': (copy) => {
      const line = copy.edit(post, 'author:', 'autor:');
      return `content/insights/blog/blog1.md:${line}: autor: is not a field here. Did you mean author?`;
    },
    'a field that follows from the file': (copy) => {
      const line = copy.edit(post, 'author:', 'slug: blog1\nauthor:');
      return `content/insights/blog/blog1.md:${line}: slug: follows from the file's name and folder. Remove it`;
    },
    'a field that means nothing': (copy) => {
      const line = copy.edit('offices.json', '"offices"', '"mapZoom": 3, "offices"');
      return `content/offices.json:${line}: mapZoom: is not a field here. Remove it; the fields here are offices`;
    },
    'a number for a text': (copy) => {
      const line = copy.edit('site.json', /"name": "[^"]*"/, '"name": 2024');
      return `content/site.json:${line}: name: is the number 2024, but must be a text. Put it in quotation marks: "2024"`;
    },
    'a text for a list': (copy) => {
      const line = copy.edit(
        post,
        /keyTakeaways:\n( {2}- .*\n)+/,
        'keyTakeaways: Follow the chain\n',
      );
      return `content/insights/blog/blog1.md:${line}: keyTakeaways: is the text "Follow the chain", but must be a list. Write the article in two to five sentences that can be taken away`;
    },
    'a field left empty': (copy) => {
      const line = copy.edit(post, /author:.*/, 'author:');
      return `content/insights/blog/blog1.md:${line}: author: is empty, but must be a text. Write who writes, as a role: no person's name is needed`;
    },
    'a text of spaces': (copy) => {
      const line = copy.edit('forms.json', /"firstName": "[^"]*"/, '"firstName": "  "');
      return `content/forms.json:${line}: labels.firstName: is empty. Write the label of every field, without the asterisk`;
    },
    'a text that is too long': (copy) => {
      const title = 'A very long title that no search engine would ever show in full';
      const line = copy.edit(post, /title: .*/, `title: ${title}`);
      return `content/insights/blog/blog1.md:${line}: seo.title: has 63 characters, 1 to 60 are allowed. Shorten it by 3 characters`;
    },
    'a text that is too short': (copy) => {
      const line = copy.edit(post, / {2}description: '.*/, '  description: Too short');
      return `content/insights/blog/blog1.md:${line}: seo.description: has 9 characters, 50 to 160 are allowed. Write one or two sentences that make somebody open the page, 50 to 160 characters`;
    },
    'too few entries': (copy) => {
      const line = copy.edit('audiences.json', /,\s*\{[^{}]*\}\s*\]/, ']');
      const list =
        copy
          .read('audiences.json')
          .split('\n')
          .findIndex((l) => l.includes('"cards"')) + 1;
      expect(line).toBeGreaterThan(list);
      return `content/audiences.json:${list}: cards: has 5 entries, exactly 6 are allowed. Write the six cards`;
    },
    'a number out of range': (copy) => {
      const line = copy.edit('offices.json', /"latitude": [\d.]+/, '"latitude": 151.5');
      return `content/offices.json:${line}: offices[1].latitude: is 151.5, -90 to 90 is allowed. Write degrees north of the equator, -90 to 90`;
    },
    'a choice that is none': (copy) => {
      const line = copy.edit('insights/insights.json', '"type": "news"', '"type": "newz"');
      return `content/insights/insights.json:${line}: lists[3].type: is "newz", blog, factsheet or news is allowed. Did you mean news?`;
    },
    'an e-mail address that is none': (copy) => {
      const line = copy.edit('offices.json', /"email": "[^"]*"/, '"email": "london at keelstone"');
      return `content/offices.json:${line}: offices[1].email: "london at keelstone" is not an e-mail address. Write the office's e-mail address`;
    },
    'a telephone number without its country': (copy) => {
      const line = copy.edit('offices.json', /"phone": "[^"]*"/, '"phone": "020 7946 0018"');
      return `content/offices.json:${line}: offices[1].phone: "020 7946 0018" is not a telephone number in international form. Write the telephone number in international form, such as +44 20 7946 0000`;
    },
    'a field that stands twice': (copy) => {
      const line = copy.edit('site.json', '"legalName"', '"name": "Keel", "legalName"');
      return `content/site.json:${line}: name: stands here and on line ${line - 1}. Remove one of the two`;
    },
  });
});
