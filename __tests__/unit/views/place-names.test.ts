import { markerPosition } from '../../../src/content-model/nodes/world-map';
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
type City = keyof typeof places;

async function cityAt(city: City) {
  const [latitude, longitude] = places[city];
  return { city, marker: await markerPosition({ latitude, longitude }, {}, context) };
}

test('cities are where the map shows them', async () => {
  expect((await cityAt('London')).marker).toEqual({ left: 47.3, top: 20.1 });
  expect((await cityAt('Mumbai')).marker).toEqual({ left: 66.9, top: 44 });
});

/** For each office, whether its name is before (<) or after (>) its marker, and how many pixels it is lower. */
test.each<[placed: string, stops: City[]]>([
  ['London >0, Mumbai <0', ['Surat']],
  ['Dublin <-13, London <13, Frankfurt >-13, Zurich >13', []],
  ['San Francisco >20, New York >-4, London >-16', []],
])('names on the map do not meet: %s (R81)', async (expected, stops) => {
  const cities = expected.split(', ').map((name) => name.replace(/ [<>].*/, '') as City);
  const offices = await Promise.all(cities.map(cityAt));
  const placed = placeNames(offices, await Promise.all(stops.map(cityAt)), ratio);
  const sides = placed.map((it) => `${it.office.city} ${it.isBefore ? '<' : '>'}${it.lower}`);
  expect(sides.join(', ')).toBe(expected);
});
