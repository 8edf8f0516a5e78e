/** @jest-environment node */
import { addPost, another, bodyLine, today } from './breaks';
import { SiteCopy } from './site-copy';

it('reports ten different mistakes in ten lines, in the order of files and lines', async () => {
  const copy = new SiteCopy();
  copy.write('clients.json', '{ "heading": "Our Clients" "logos": [] }');
  const latitude = copy.edit('offices.json', /"latitude": [\d.]+/, '"latitude": "north"');
  const subtitle = copy.edit('pages/home.json', '"subtitle"', '"subtitel"');
  const link = copy.edit('pages/home.json', '"/contact"', '"/contcat"');
  copy.edit('pages/error.json', /"subtitle": .*\n/, '');
  const pictogram = copy.edit('why-choose-us.json', '"security--shield"', '"shield-of-gold"');
  addPost(copy, { body: '# First\n\n![](./pictures/blog1.png)\n\n<br>' });
  const date = copy.edit(another, '2024-01-31', '2024-13-31');

  const lines = await copy.mistakes(today);
  copy.dispose();
  expect(lines).toEqual([
    'content/clients.json:1: has no comma between "Our Clients" and "logos". Write a comma after "Our Clients"',
    `content/${another}:${date}: date: 2024-13-31 is a day that does not exist. Write the month as 01 to 12`,
    `content/${another}:${bodyLine}: the heading "First" has level 1, which is the title's. Write ## before it`,
    `content/${another}:${bodyLine + 2}: ./pictures/blog1.png has no alternative text. Write what it shows between the brackets: ![What it shows](./…)`,
    `content/${another}:${bodyLine + 4}: has raw HTML: "<br>". Write it in Markdown, or remove it`,
    `content/offices.json:${latitude}: offices[1].latitude: is the text "north", but must be a number. Write degrees north of the equator, -90 to 90`,
    'content/pages/error.json:1: subtitle: is missing. Write one sentence under it',
    `content/pages/home.json:${subtitle}: banner.subtitel: is not a field here. Did you mean subtitle?`,
    `content/pages/home.json:${link}: banner.action.address: /contcat leads to no page of this site. Did you mean /contact?`,
    `content/why-choose-us.json:${pictogram}: cards[1].pictogram: shield-of-gold is not a pictogram. Choose one from https://carbondesignsystem.com/elements/pictograms/library`,
  ]);
});
