import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { main } from '../../../tools/content-tidy/main';
import { tidyPictures } from '../../../tools/content-tidy/tidy';
import { printedBy } from '../../fixtures/printed-by';
import { content, sampleFiles } from '../content-model/rules/sample-content';

const { post, news } = sampleFiles;
const ofPosts = 'insights/blog/pictures';

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123' } }).png();

it('rotates and scales a photo, removes its metadata, renames it and updates references to it; a second run changes nothing', async () => {
  const name = 'IMG_1234 (Köln).JPG';
  // As a phone saves it: with place and camera, and rotated by 90 degrees.
  const photo = drawing(300, 3000)
    .jpeg()
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 });
  content.write(`${ofPosts}/${name}`, await photo.toBuffer());
  content.set(post, 'picture.file', `./pictures/${name}`);
  content.setBody(post, `![Cologne](./pictures/${encodeURI(name)})\n\nNot /${name}.`);
  expect(await tidyPictures(content.root)).toEqual([
    {
      file: `content/${ofPosts}/${name}`,
      done: [
        'scaled from 3000 to 2400 pixels',
        'its metadata (place, camera, author) removed',
        'renamed to img-1234-koln.jpg, also in 1 file',
      ],
    },
  ]);
  const before = readFileSync(content.at(`${ofPosts}/img-1234-koln.jpg`));
  const tidied = await sharp(before).metadata();
  expect(tidied).toMatchObject({ format: 'jpeg', width: 2400, height: 240 });
  expect(tidied.exif).toBeUndefined();
  expect(content.read(post)).toContain('file: ./pictures/img-1234-koln.jpg');
  expect(content.read(post)).toContain('![Cologne](./pictures/img-1234-koln.jpg)');
  expect(content.read(post)).toContain(`Not /${name}.`);
  expect(await content.mistakes()).toEqual([]);

  expect(await tidyPictures(content.root)).toEqual([]);
  expect(readFileSync(content.at(`${ofPosts}/img-1234-koln.jpg`)).equals(before)).toBe(true);
});

it('of two names that differ only in capitals, changes the references to one', async () => {
  content.write(`${ofPosts}/Sample.png`, await drawing(900, 600).toBuffer());
  content.setBody(post, '![One](./pictures/Sample.png)\n\n![Other](./pictures/sample.png)');
  await tidyPictures(content.root);
  expect(content.read(post)).toContain('![One](./pictures/sample-2.png)');
  expect(content.read(post)).toContain('![Other](./pictures/sample.png)');
});

it.each([
  [
    'phone.jpg',
    '\0\0\0\x18ftypheic\0\0\0\0',
    /^is a HEIC picture, which many browsers cannot show\. Export it as JPEG: /,
  ],
  ['old.gif', 'GIF89a', /Save it again as PNG or JPEG$/],
])('refuses %s, which begins with %j', async (name, bytes, refused) => {
  content.write(`${ofPosts}/${name}`, bytes);
  const file = `content/${ofPosts}/${name}`;
  expect(await tidyPictures(content.root)).toEqual([
    { file, done: [], refused: expect.stringMatching(refused) },
  ]);
});

it('the command gives pictures the extension of their format, never overwrites a file, reports what it did and fails if a picture cannot be used', async () => {
  const taken = readFileSync(content.at(`${ofPosts}/sample.png`));
  content.write(`${ofPosts}/Sample.jpg`, await drawing(900, 600).toBuffer());
  content.write(`${ofPosts}/Wide.png`, await drawing(2500, 100).toBuffer());
  content.write('insights/news/pictures/tall.png', await drawing(900, 1200).toBuffer());
  content.set(news, 'picture.file', './pictures/tall.png');
  const { lines, result } = await printedBy(() => main([content.root]));
  expect(lines).toEqual([
    `content/${ofPosts}/Sample.jpg: renamed to sample-2.png, also in 0 files`,
    `content/${ofPosts}/Wide.png: scaled from 2500 to 2400 pixels; renamed to wide.png, also in 0 files`,
    'content/insights/news/pictures/tall.png: is 900 by 1200 pixels, but must be wider than it is high. Save it in landscape, such as 2400 by 1350 pixels',
    'content: 2 pictures changed, 1 cannot be used',
  ]);
  expect(result).toBe(1);
  expect(readFileSync(content.at(`${ofPosts}/sample.png`)).equals(taken)).toBe(true);
});

it.each([
  ['text', post, 'Renamed.jpg', {}],
  ['picture', `${ofPosts}/photo.jpg`, 'photo.jpg', { IFD0: { Make: 'Telephone' } }],
])('a full disk leaves a %s whole', async (_, file, name, metadata) => {
  const photo = drawing(900, 600).jpeg().withExif(metadata);
  content.write(`${ofPosts}/${name}`, await photo.toBuffer());
  content.setBody(post, `![Cologne](./pictures/${name})\n\n${'A text. '.repeat(200)}`);
  const before = readFileSync(content.at(file));
  // A file of more than 1 KiB cannot be written.
  const command = 'ulimit -f 2; exec node --import tsx tools/content-tidy/main.ts "$0"';
  const { stderr } = spawnSync('sh', ['-c', command, content.root], { encoding: 'utf8' });
  expect(stderr).toContain('EFBIG');
  expect(readFileSync(content.at(file)).equals(before)).toBe(true);
});
