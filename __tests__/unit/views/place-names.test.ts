import { markerPosition } from '../../../src/content-model/nodes/world-map';
import { keysOf } from '../../../src/forms/rules';
import { placeNames } from '../../../src/sections/Offices/placeNames';

const map = { absolutePath: 'content/pages/pictures/map.svg' };
const context = { nodeModel: { findOne: () => Promise.resolve(Object(map)) } };
/** The map's height, divided by its width. */
const ratio = 0.435;

const places = {
  Dublin: [53.35, -6.26],
  Dubai: [25.2, 55.27],
  Frankfurt: [50.11, 8.68],
  'Hong Kong': [22.32, 114.17],
  London: [51.507, -0.128],
  Mumbai: [19.076, 72.878],
  Munich: [48.14, 11.58],
  'New York': [40.71, -74.01],
  Paris: [48.86, 2.35],
  'San Francisco': [37.77, -122.42],
  Singapore: [1.35, 103.82],
  Surat: [21.17, 72.83],
  Tokyo: [35.68, 139.69],
  Zurich: [47.37, 8.54],
} as const;

async function cityAt(city: keyof typeof places) {
  const [latitude, longitude] = places[city];
  return { city, marker: await markerPosition({ latitude, longitude }, {}, context) };
}

/** For each office, whether its name is before (<) or after (>) its marker, and how many pixels it is lower. */
test.each<[placed: string, stops: (keyof typeof places)[]]>([
  ['London >0, Mumbai <0', ['Surat']],
  ['Dublin <0, Munich >0', []],
  ['Paris >0, London <0', []],
  ['Dubai <0, Mumbai >0', []],
  ['Dublin <-13, London <13, Frankfurt >-13, Zurich >13', []],
  ['San Francisco >20, New York >-4, London >-16', []],
  ['Singapore <3, Hong Kong <4, Tokyo <-7', []],
])('names on the map do not meet: %s (R81)', async (expected, stops) => {
  const named = keysOf(places).filter((city) => expected.includes(`${city} `));
  named.sort((one, other) => expected.indexOf(one) - expected.indexOf(other));
  const offices = await Promise.all(named.map(cityAt));
  const placed = placeNames(offices, await Promise.all(stops.map(cityAt)), ratio);
  const sides = placed.map((it) => `${it.office.city} ${it.isBefore ? '<' : '>'}${it.lower}`);
  expect(sides.join(', ')).toBe(expected);
  for (const width of [320, 560, 820]) {
    const boxes = placed.map(({ office: { city, marker }, isBefore, lower }) => {
      const [x, y] = [(marker.left / 100) * width, (marker.top / 100) * width * ratio + lower];
      const length = 9 * city.length;
      const start = isBefore ? x - 22 - length : x + 22;
      return { city, start, end: start + length, y };
    });
    const isFree = (box: (typeof boxes)[number]) =>
      box.start > 0 &&
      box.end < width &&
      boxes.every((other) => {
        const isBeside = other.start >= box.end || box.start >= other.end;
        return other === box || isBeside || Math.abs(other.y - box.y) >= 20;
      });
    expect(boxes.filter((box) => !isFree(box))).toEqual([]);
  }
});
