/** @jest-environment node */
import { addPost, addSolution, another, itFinds } from './breaks';

const news = 'insights/news/rbi-fraud-guidelines.md';

describe('files', () => {
  itFinds({
    'JSON with a comma too many': (copy) => {
      copy.write('clients.json', '{\n  "heading": "Our Clients",\n}\n');
      return `content/clients.json:3: has } where a field's name is needed. Write "name": and the value, or remove the comma before it`;
    },
    'front matter with a colon in a text': (copy) => {
      const line = copy.edit(news, /heading: .*/, 'heading: RBI: a hearing: at last');
      return `content/${news}:${line}: has front matter that cannot be read: Nested mappings are not allowed in compact mappings. Put a text that contains a colon followed by a space in quotation marks`;
    },
    'a tag in front matter': (copy) => {
      const line = copy.edit(news, /heading: .*/, 'heading: !important A hearing');
      return `content/${news}:${line}: has front matter that cannot be read: Unresolved tag: !important. Put the text in quotation marks`;
    },
    'no front matter': (copy) => {
      copy.write(another, 'Just a text.\n');
      return `content/${another}:1: begins with Just a text., not with front matter. Write --- on the first line, the fields below it and --- again`;
    },
    'front matter that does not end': (copy) => {
      copy.write(another, '---\nheading: Another post\n');
      return `content/${another}:1: has front matter that does not end. Write --- on a line of its own below the fields`;
    },
    'front matter in another language': (copy) => {
      copy.write(another, '---js\n{ heading: process.exit() }\n---\n');
      return `content/${another}:1: begins with ---js, not with front matter. Write --- on the first line, the fields below it and --- again`;
    },
    'a missing file': (copy) => {
      copy.remove('offices.json');
      return 'content/offices.json:1: is missing. Write an object with offices: the offices, in the footer, on the contact page and beside the enquiry form (content/offices.json)';
    },
    'a misspelt file name': (copy) => {
      copy.rename('offices.json', 'ofices.json');
      return 'content/ofices.json:1: is not a file that the site reads. Did you mean content/offices.json?';
    },
    'a ninth solution': (copy) => {
      for (const order of [6, 7, 8, 9]) addSolution(copy, order);
      return 'content/solutions:1: has 9 JSON files, 3 to 8 are allowed. Remove the others';
    },
    'a place in the strip that two solutions claim': (copy) => {
      addSolution(copy, 6, 1);
      return `content/solutions/solution6.json:1: strip.order: is also the place of content/solutions/aigovernance.json:4. Write a place that is free`;
    },
    'a file in a wrong folder': (copy) => {
      addPost(copy);
      copy.rename(another, 'insights/another.md');
      return 'content/insights/another.md:1: is not a file that the site reads. Move it to content/insights/blog, content/insights/news or content/insights/factsheet';
    },
    'a picture of another kind': (copy) => {
      copy.write('pages/pictures/new.webp', 'RIFF');
      return 'content/pages/pictures/new.webp:1: is not a file that the site reads. Save the picture as .png or .jpg';
    },
    'a file name that is no address': (copy) => {
      addPost(copy);
      copy.rename(another, 'insights/blog/Büro_Notes.md');
      return 'content/insights/blog/Büro_Notes.md:1: has the name Büro_Notes, but lower-case letters, digits and single hyphens are allowed. Rename it to buro-notes';
    },
    'a name that is taken in another folder': (copy) => {
      addPost(copy);
      copy.rename(another, 'insights/blog/liability-protection.md');
      return 'content/insights/factsheet/liability-protection.md:1: has the same name as content/insights/blog/liability-protection.md. Rename one of the two';
    },
    'a heading that is taken': (copy) => {
      const heading = /heading: '(.*)'/.exec(copy.read(news))?.[1] ?? '';
      addPost(copy);
      copy.edit(another, 'heading: Another post', `heading: '${heading.toUpperCase()}'`);
      return `content/${news}:2: heading: is also the heading of content/${another}:2. Write one of its own`;
    },
    'a title that is taken': (copy) => {
      const title = JSON.parse(copy.read('pages/about.json')).seo.title;
      addPost(copy);
      const line = copy.edit(another, 'title: Another post', `title: ${title}`);
      return `content/pages/about.json:3: seo.title: is also the title of content/${another}:${line}. Write one of its own`;
    },
    'a place that two solutions claim': (copy) => {
      const { order } = JSON.parse(copy.read('solutions/aigovernance.json'));
      const line = copy.edit('solutions/riskmanagement.json', /"order": \d/, `"order": ${order}`);
      return `content/solutions/riskmanagement.json:${line}: order: is also the place of content/solutions/aigovernance.json:2. Write a place that is free`;
    },
  });
});
