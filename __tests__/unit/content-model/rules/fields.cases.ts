import { content, field, itFinds, sampleFiles } from './sample-content';

const { post } = sampleFiles;
const home = 'pages/home.json';

itFinds('fields', {
  "is missing. Write the section's heading": () =>
    field(home, 'solutions.heading', undefined, '"solutions"'),
  'is missing. Write an object with label and address: the button that leads home': () =>
    field('pages/error.json', 'home', undefined, '{'),
  'is not a field here. Remove it; the fields here are file and alt': () =>
    `${home}:${content.edit(home, '"alt"', '"alternative": "", "alt"')}: banner.picture.alternative`,
  'is not a field here. Remove it; the fields here are label and address': () =>
    `pages/error.json:${content.edit('pages/error.json', '"label"', '"constructor": "", "label"')}: home.constructor`,
  'is not a field here. Did you mean author?': () =>
    `${post}:${content.edit(post, 'author:', 'autor:')}: autor`,
  "is derived from the file's name and folder. Remove it": () =>
    `${post}:${content.edit(post, 'author:', 'slug: post\nauthor:')}: slug`,
  'is the number 2024, but must be text. Put it in quotation marks: "2024"': () =>
    field('site.json', 'name', 2024),
  'is the text "Follow the chain", but must be a list. Write the article in two to five sentences that can be taken away':
    () => field(post, 'keyTakeaways', 'Follow the chain'),
  "is empty, but must be text. Write the author, as a role, not a person's name": () =>
    field(post, 'author', null),
  'is empty. Write the label of every field, without the asterisk': () =>
    field('forms.json', 'labels.mail', '  '),
  'has 63 characters, but 1 to 60 are allowed. Shorten it by 3 characters': () =>
    field(post, 'seo.title', 'x'.repeat(63)),
  'has 9 characters, but 50 to 160 are allowed. Write one or two sentences about the page, 50 to 160 characters':
    () => field(post, 'seo.description', 'Too short'),
  'has 1 entry, but 2 to 5 are allowed. Write the article in two to five sentences that can be taken away':
    () => field(post, 'keyTakeaways', ['One.'], 'keyTakeaways'),
  'is 151.5, but must be 5 to 58. Write degrees north of the equator; the map shows 5 to 58': () =>
    field('offices.json', 'offices.0.latitude', 151.5),
  'is "newz", but must be blog, factsheet or news. Did you mean news?': () =>
    field('insights/insights.json', 'lists.2.type', 'newz'),
  '"london at keelstone" is not an email address. Write the office\'s email address': () =>
    field('offices.json', 'offices.0.email', 'london at keelstone'),
  '"020 7946 0018" is not a telephone number in international form. Write the telephone number in international form, such as +44 20 7946 0000':
    () => field('offices.json', 'offices.0.phone', '020 7946 0018'),
  'is also on line «site.json|"name"». Remove one of the two': () =>
    `site.json:${content.edit('site.json', '  "legalName"', '  "name": "Again",\n  "legalName"')}: name`,
});

it('accepts a picture without an alternative text, which the editor leaves out if it is empty', async () => {
  content.set(post, 'picture.alt', undefined);
  expect(await content.mistakes()).toEqual([]);
});
