import { content, sampleFiles } from '../../../fixtures/site';
import { at, body, field, itAccepts, itFinds } from './planted';

const { post, page } = sampleFiles;
const solution = 'solutions/solution1.json';
const home = 'pages/home.json';
const hub = 'insights/insights.json';
const another = 'insights/blog/another.md';

itFinds('fields', {
  "is missing. Write the section's heading": () =>
    field(home, 'solutions.heading', undefined, '"solutions"'),
  'is missing. Write an object with label and address: the button that leads home': () =>
    field('pages/error.json', 'home', undefined, '{'),
  'is not a field here. Remove it; the fields here are label and address': () =>
    `pages/error.json:${content.edit('pages/error.json', '"label"', '"constructor": "", "label"')}: home.constructor`,
  'is not a field here. Did you mean heading?': () =>
    `${post}:${content.edit(post, 'heading:', 'heeding:')}: heeding`,
  'is not a field here. Did you mean description?': () =>
    `pages/about.json:${content.edit('pages/about.json', '"description"', '"excerpt"')}: seo.excerpt`,
  'is computed by the build. Remove it': () =>
    `${solution}:${content.edit(solution, '"order"', '"slug": "a", "order"')}: slug`,
  'is the number 2024, but must be text. Put it in quotation marks: "2024"': () =>
    field('site.json', 'name', 2024),
  'is the text "Follow the chain", but must be a list. Write ["Follow the chain"], and more entries after commas':
    () => field(post, 'keyTakeaways', 'Follow the chain'),
  "is empty, but must be text. Write the article's title; line breaks are shown": () =>
    field(post, 'heading', null),
  "is an object, but must be text. Write the section's heading": () =>
    field('clients.json', 'heading', { text: 'Our clients' }),
  'is empty. Write what the picture shows, in a short sentence; leave it out if it is decorative':
    () => field('pages/about.json', 'banner.picture.alt', '', '"alt"'),
  'has 0 entries, but at least 1 are allowed. Write a list: words by which the search finds the article; they are not shown':
    () => field(post, 'tags', []),
  'is empty. Write the label, without the asterisk': () =>
    field('forms.json', 'fieldTexts.0.label', '  '),
  'has 63 characters, but 1 to 60 are allowed. Shorten it by 3 characters': () =>
    field('pages/about.json', 'seo.title', 'x'.repeat(63)),
  'has 2001 characters, but 1 to 2000 are allowed. Shorten it by 1 character': () =>
    field('forms.json', 'loadError', 'x'.repeat(2001)),
  'has 9 characters, but 50 to 160 are allowed. Write what the company does, in one sentence': () =>
    field('site.json', 'description', 'Too short'),
  'has 1 entry, but 2 to 5 are allowed. Write the article in two to five sentences that can be taken away, without Markdown; leave it out if there are none':
    () => field(post, 'keyTakeaways', ['One.'], 'keyTakeaways'),
  'is 151.5, but must be -56 to 84. Write degrees north of the equator, negative in the south; the map shows -56 to 84':
    () => field('offices.json', 'offices.0.latitude', 151.5),
  'is "newz", but must be blog, factsheet or news. Did you mean news?': () =>
    field('insights/insights.json', 'lists.2.type', 'newz'),
  '"london at keelstone" is not an email address. Write the office\'s email address': () =>
    field('offices.json', 'offices.0.email', 'london at keelstone'),
  '2024-02-31 is a day that does not exist. Write the day as 01 to 29': () =>
    field(post, 'date', '2024-02-31'),
  'is the number 2024, but must be text. Write the day of publication, such as 2024-11-12; a future day keeps it unpublished until then':
    () => field(post, 'date', 2024),
  'security-sheild is not a pictogram. Did you mean security--shield?': () =>
    field('why-choose-us.json', 'cards.0.pictogram', 'security-sheild'),
  'Frauds is not a category of insights.json. Did you mean Fraud?': () =>
    field(post, 'category', 'Frauds'),
  'Fraud(U+00A0) is not a category of insights.json. Did you mean Fraud?': () =>
    field(post, 'category', 'Fraud\u00A0'),
  'Frauds is not another block of processes. Write ses blocks 1 name, ses blocks 2 name, ses blocks 3 name or ses blocks 4 name':
    () => field('bank.json', 'services.blocks.1.needs.0', 'Frauds'),
  'ces blocks 2 name is not another block of services. Did you mean ces blocks 1 name?': () => {
    const [name, place] = ['ces blocks 2 name', 'services.blocks.1'];
    const line = content.set('bank.json', `${place}.substitute`, name);
    // It follows the last field, whose line gets a comma.
    return `bank.json:${line + 1}: services.blocks[2].substitute`;
  },
  'has no words for firstName. Write an object with "name": "firstName" and a label': () => {
    content.set('forms.json', 'fieldTexts.0', undefined);
    return `forms.json:${content.lineOf('forms.json', '"fieldTexts"')}: fieldTexts`;
  },
  'has a row without its cells. Write 2 cells in each': () => {
    content.set(solution, 'features.cards.0.excerpt.kind', 'matrix');
    return `${solution}:${content.lineOf(solution, '"rows"')}: features.cards[1].excerpt.rows`;
  },
  'is also on line «site.json|"name"». Remove one of the two': () =>
    `site.json:${content.edit('site.json', '  "legalName"', '  "name": "Again",\n  "legalName"')}: name`,
});

/** Replaces a post's heading and returns its place. */
const heading = (text: string) =>
  `${post}:${content.edit(post, /^heading: .*/m, `heading: ${text}`)}: heading`;

const toQuote = (value: string) => `must be text. Put it in quotation marks: "${value}"`;
itFinds('values that YAML does not read as text', {
  [`is the number 0777, but ${toQuote('0777')}`]: () => heading('0777'),
  [`is the number 1.0, but ${toQuote('1.0')}`]: () => heading('1.0'),
  [`is true, but ${toQuote('true')}`]: () => heading('true'),
  [`is the number 12:30, but ${toQuote('12:30')}`]: () => heading('12:30'),
  'is an object, but must be text. Put text that contains a colon and a space in quotation marks':
    () => heading('\n  DORA: what changes'),
  [`is a time, but ${toQuote('2026-04-08T09:00:00Z')}`]: () => heading('2026-04-08T09:00:00Z'),
});
itAccepts('the heading', ['"0777"', '"1.0"', 'off', 'Null and void', '2026-04-08'], heading);

itFinds('values that files must not share', {
  [`is also the type of ${at(hub, '"blog"')}. Write another`]: () =>
    field(hub, 'lists.1.type', 'blog'),
  [`has the address of ${at(hub, '"Fraud"')}. Rename or remove one of the two`]: () =>
    field(hub, 'categories.2', 'Fraud!', '"Fraud!"'),
  [`is also the place of ${at(solution, '"order"')}. Write another`]: () =>
    field('solutions/solution2.json', 'order', 1),
});

/** Writes a list with one value and returns its place. */
function list(name: string, field: string, value: string): string {
  if (name === another) content.addPost();
  content.set(name, field, [value]);
  return `${name}:${content.lineOf(name, field) + 1}: ${field}[1]`;
}

itFinds('earlier names and deleted pages', {
  [`already redirects to content/${another}. Remove it`]: () =>
    list(another, 'formerly', 'another'),
  [`already redirects to ${at(another, '- old')}. Remove it`]: () => {
    list(another, 'formerly', 'old');
    return list(post, 'formerly', 'old');
  },
  '"/insights/blog" leads to a page or a file. Remove it': () =>
    list(another, 'formerly', '/insights/blog'),
  '"old.md" is not the last part of an address, such as my-post, or a whole one, such as /legal. Write the last parts of the page\'s earlier addresses, such as my-post, or whole ones, such as /legal; leave it out if there are none':
    () => list(another, 'formerly', 'old.md'),
  '"/insights/*" leads to a page or a file. Remove it': () =>
    list('redirects.json', 'gone', '/insights/*'),
  '"/static/*" leads to a page or a file. Remove it': () =>
    list('redirects.json', 'gone', '/static/*'),
  '"/healthz" leads to a page or a file. Remove it': () => list(another, 'formerly', '/healthz'),
  [`is also in ${at('redirects.json', '"/old"')}. Remove one of the two`]: () => {
    content.set('redirects.json', 'gone', ['/old']);
    content.set('redirects.json', 'moved', [{ from: '/old', to: '/contact' }]);
    return `redirects.json:${content.lineOf('redirects.json', '"from"')}: moved[1].from`;
  },
  '"insights/*" is not the address of a page, from its first slash to its end. Write the addresses of pages that were deleted, such as /insights/blog/content/my-post; leave it out if there are none':
    () => list('redirects.json', 'gone', 'insights/*'),
  '/insights/blog/content/old/ does not lead to a page of this site. Did you mean /insights/blog/content/another?':
    () => {
      list(another, 'formerly', 'old');
      return field('pages/home.json', 'banner.action.address', '/insights/blog/content/old/');
    },
});

itAccepts(
  'a link in a text to an earlier',
  ['/old', 'https://www.sample.example/old/'],
  (address) => {
    list(another, 'formerly', '/old');
    body(`See [this](${address}).`);
  },
);

itAccepts('the text', ['Let {x} be a set, and {name} a variable.'], body);

const token = (words: string) =>
  `has the template token ${words}. Write what it stands for, or remove it`;

itFinds('placeholders', {
  [token('{companyName}')]: () => body('By {legalName} for {companyName}.', 0, page),
  [token('[TODO: check the year]')]: () => body('A [TODO: check the year].'),
  [token('https://TODO')]: () => field('pages/home.json', 'banner.action.address', 'https://TODO'),
  'has {mail}, which nothing replaces. Write {email}': () =>
    field('forms.json', 'submitError', 'Write to {mail}'),
});

itAccepts('the label', ['–'], (text) => field('labels.json', 'forms.sending', text));

itFinds('labels', {
  'is missing. Write the words of the label, with {count}': () =>
    field('labels.json', 'countries.matchCount', undefined, '"countries"'),
  'is not a field here. Did you mean sending?': () =>
    `labels.json:${content.edit('labels.json', '"sending"', '"sendin"')}: forms.sendin`,
  'lacks {count}. Write {count} for the value': () =>
    field('labels.json', 'countries.matchCount', 'Countries found'),
  'has {all}, which nothing replaces. Write {digits}, {code}': () =>
    field('labels.json', 'forms.mobileCode', '{digits} of {all} digits, without {code}'),
  'has {name}, which nothing replaces. Remove it': () =>
    field('labels.json', 'forms.sending', 'Sending {name}'),
});
