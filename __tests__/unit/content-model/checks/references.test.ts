/** @jest-environment node */
import sharp from 'sharp';
import { SiteCopy } from './site-copy';
import { addPost, another, bodyLine, itFinds, today } from './breaks';

/** The PNG of a plain surface. */
const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123' } })
    .png()
    .toBuffer();

const home = 'pages/home.json';
const picture = 'pages/pictures/home.png';

/** The line that reports the home page's picture. */
function banner(copy: SiteCopy, message: string): string {
  const before = copy.read(home).split(picture.slice('pages'.length))[0] ?? '';
  return `content/${home}:${before.split('\n').length}: banner.picture.file: .${picture.slice('pages'.length)} ${message}`;
}

describe('pictures', () => {
  itFinds({
    'a missing picture': (copy) => {
      const line = copy.edit(home, './pictures/home.png', './pictures/hom.png');
      return `content/${home}:${line}: banner.picture.file: ./pictures/hom.png does not exist. Did you mean ./pictures/home.png?`;
    },
    'a picture outside the content': (copy) => {
      const line = copy.edit(home, './pictures/home.png', '../../secret.png');
      return `content/${home}:${line}: banner.picture.file: ../../secret.png lies outside the content folder. Put the file beside this one`;
    },
    'a picture that cannot be read': (copy) => {
      copy.write(picture, 'not a picture');
      return banner(copy, 'cannot be read. Save it again as PNG or JPEG');
    },
    'a JPEG that is called PNG': async (copy) => {
      copy.write(
        picture,
        await sharp(await plainPicture(900, 600))
          .jpeg()
          .toBuffer(),
      );
      return banner(copy, 'is a jpeg file by another name. Rename it to .jpeg');
    },
    'a picture that is too small': async (copy) => {
      copy.write(picture, await plainPicture(799, 600));
      return banner(
        copy,
        'is 799 pixels wide, at least 800 are needed. Save it larger, 2400 pixels wide where you can',
      );
    },
    'a picture that is too wide': async (copy) => {
      copy.write(picture, await plainPicture(6001, 600));
      return banner(
        copy,
        'is 6001 by 600 pixels, at most 6000 are allowed. Save it smaller, 2400 pixels are wide enough',
      );
    },
    'a picture that is too heavy': async (copy) => {
      copy.write(picture, Buffer.concat([await plainPicture(900, 600), Buffer.alloc(4_100_000)]));
      return banner(
        copy,
        'is a file of 4.1 MB, at most 4.0 MB are allowed. Save it smaller, 2400 pixels are wide enough',
      );
    },
    'a drawing that holds a script': (copy) => {
      copy.write('brand/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
      return 'content/site.json:6: mark: ./brand/mark.svg holds a script (<script). Save it without scripts';
    },
    'a pictogram that does not exist': (copy) => {
      const line = copy.edit('why-choose-us.json', '"security--shield"', '"security-sheild"');
      return `content/why-choose-us.json:${line}: cards[1].pictogram: security-sheild is not a pictogram. Did you mean security--shield?`;
    },
  });
});

describe('links', () => {
  itFinds({
    'a dead link in a field': (copy) => {
      const line = copy.edit(home, '"/contact"', '"/contcat"');
      return `content/${home}:${line}: banner.action.address: /contcat leads to no page of this site. Did you mean /contact?`;
    },
    'a slash at the end of a link': (copy) => {
      const line = copy.edit(home, '"/contact"', '"/contact/"');
      return `content/${home}:${line}: banner.action.address: /contact/ leads to no page of this site. Did you mean /contact?`;
    },
    'a link to a part that the page does not have': (copy) => {
      const line = copy.edit(home, '"/contact"', '"/contact#enquiry"');
      return `content/${home}:${line}: banner.action.address: /contact#enquiry leads to a heading or part that the page does not have. Did you mean #enquiry-form?`;
    },
    'a link without https': (copy) => {
      const line = copy.edit(home, '"/contact"', '"contact"');
      return `content/${home}:${line}: banner.action.address: "contact" is not a page of this site or an address that starts with https://. Write a page of this site, such as /contact, or an address that starts with https://`;
    },
    'a link to this site in full': (copy) => {
      const line = copy.edit(home, '"/contact"', '"https://www.keelstone.example/contact"');
      return `content/${home}:${line}: banner.action.address: https://www.keelstone.example/contact names this site in full. Write /contact`;
    },
    'a dead link in a text': (copy) => {
      addPost(copy, { body: 'See [the fraud page](/insights/fraud).' });
      return `content/${another}:${bodyLine}: /insights/fraud leads to no page of this site. Write the address of a page, such as /contact`;
    },
    'a dead anchor in a text': (copy) => {
      addPost(copy, { body: '## Where to begin\n\nSee [above](#where-to-begn).' });
      return `content/${another}:${bodyLine + 2}: #where-to-begn leads to a heading or part that the page does not have. Did you mean #where-to-begin?`;
    },
    'a link to a Markdown file': (copy) => {
      addPost(copy, { body: 'See [the first](./blog1.md).' });
      return `content/${another}:${bodyLine}: ./blog1.md is not an address that a link may have. Write /insights/blog/content/blog1`;
    },
    'a link to a draft': (copy) => {
      addPost(copy, { fields: 'draft: true\n' });
      const line = copy.edit(home, '"/contact"', '"/insights/blog/content/another"');
      return `content/${home}:${line}: banner.action.address: /insights/blog/content/another leads to content/${another}, which is not published by then. Publish that one first, or remove the link`;
    },
    'a link to a post of a day to come': (copy) => {
      addPost(copy);
      copy.edit(another, '2024-01-31', '2026-01-31');
      const line = copy.append('insights/blog/blog1.md', '[Next](/insights/blog/content/another)');
      return `content/insights/blog/blog1.md:${line}: /insights/blog/content/another leads to content/${another}, which is not published by then. Publish that one first, or remove the link`;
    },
    'a category that does not exist': (copy) => {
      addPost(copy);
      const line = copy.edit(another, 'category: Fraud', 'category: Frauds');
      return `content/${another}:${line}: category: Frauds is not a category of insights.json. Did you mean Fraud?`;
    },
  });
});

describe('a link from a post to another', () => {
  const dated = (day: string, fields = '') => ({ day, fields });

  it.each([
    ['a draft to a later post', dated('2024-02-01', 'draft: true\n'), dated('2026-03-01')],
    ['a later post to an earlier one', dated('2026-03-01'), dated('2026-02-01')],
    ['a published post to one of today', dated('2024-02-01'), dated('2026-01-15')],
  ])('is right from %s', async (_name, from, to) => {
    const copy = new SiteCopy();
    addPost(copy, { fields: from.fields, body: '[Third](/insights/blog/content/third)' });
    const source = copy.read(another).replace('2024-01-31', from.day);
    addPost(copy, { fields: to.fields });
    const target = copy.read(another).replace('2024-01-31', to.day);
    copy.write(another, source);
    copy.write('insights/blog/third.md', target.replace(/Another post/g, 'A third post'));
    expect(await copy.mistakes(today)).toEqual([]);
    copy.dispose();
  });
});
