import { markerPosition } from '../../../src/content-model/nodes/world-map';
import { keysOf } from '../../../src/forms/rules';
import { placeNames } from '../../../src/sections/Offices/placeNames';

const map = { absolutePath: 'content/pages/pictures/map.svg' };
const context = { nodeModel: { findOne: () => Promise.resolve(Object(map)) } };
/** The map's height, divided by its width. */
const ratio = 0.435;

const places = {
  Dublin: [53.35, -6.26],
  Frankfurt: [50.11, 8.68],
  London: [51.507, -0.128],
  Mumbai: [19.076, 72.878],
  'New York': [40.71, -74.01],
  'San Francisco': [37.77, -122.42],
  Surat: [21.17, 72.83],
  Zurich: [47.37, 8.54],
} as const;

async function cityAt(city: keyof typeof places) {
  const [latitude, longitude] = places[city];
  return { city, marker: await markerPosition({ latitude, longitude }, {}, context) };
}

/** For each office, whether its name is before (<) or after (>) its marker, and how many pixels it is lower. */
test.each<[placed: string, stops: (keyof typeof places)[]]>([
  ['London >0, Mumbai <0', ['Surat']],
  ['Dublin <-13, London <13, Frankfurt >-13, Zurich >13', []],
  ['San Francisco >20, New York >-4, London >-16', []],
])('names on the map do not meet: %s (R81)', async (expected, stops) => {
  const named = keysOf(places).filter((city) => expected.includes(`${city} `));
  named.sort((one, other) => expected.indexOf(one) - expected.indexOf(other));
  const offices = await Promise.all(named.map(cityAt));
  const placed = placeNames(offices, await Promise.all(stops.map(cityAt)), ratio);
  const sides = placed.map((it) => `${it.office.city} ${it.isBefore ? '<' : '>'}${it.lower}`);
  expect(sides.join(', ')).toBe(expected);
});
