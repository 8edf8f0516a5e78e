import { markerPosition } from '../../../src/content-model/nodes/world-map';
import { placeNames } from '../../../src/sections/Offices/placeNames';

const map = { absolutePath: 'content/pages/pictures/map.svg' };
const context = { nodeModel: { findOne: () => Promise.resolve(Object(map)) } };
test.each([
  [51.507, -0.128, { left: 47.3, top: 20.1 }],
  [19.076, 72.878, { left: 66.9, top: 44 }],
])('a city at %d, %d is where the map shows it', async (latitude, longitude, marker) => {
  expect(await markerPosition({ latitude, longitude }, {}, context)).toEqual(marker);
});

const cities = {
  Bristol: { left: 46.6, top: 20.1 },
  Cardiff: { left: 46.5, top: 20.1 },
  Dublin: { left: 45.9, top: 18.8 },
  Frankfurt: { left: 49.4, top: 21.1 },
  London: { left: 47.3, top: 20.1 },
  Mumbai: { left: 66.9, top: 44 },
  'New York': { left: 28.3, top: 27.9 },
  'San Francisco': { left: 15.5, top: 30.1 },
  Surat: { left: 66.8, top: 42.4 },
  Zurich: { left: 49.4, top: 23 },
} as const;
type City = keyof typeof cities;
const cityAt = (city: City) => ({ city, marker: cities[city] });

/** For each office, whether its name is before (<) or after (>) its marker, and how many pixels it is lower. */
test.each<[placed: string, stops: City[]]>([
  ['London >0, Mumbai <0', ['Surat']],
  ['Dublin <-13, London <13, Frankfurt >-13, Zurich >13', []],
  ['Bristol >-14, Cardiff <0, London >14', []],
  ['San Francisco >20, New York >-4, London >-16', []],
])('names on the map do not meet: %s (R81)', (expected, stops) => {
  const offices = expected.split(', ').map((name) => cityAt(name.replace(/ [<>].*/, '') as City));
  // The map's height, divided by its width.
  const placed = placeNames(offices, stops.map(cityAt), 0.435);
  const sides = placed.map((it) => `${it.office.city} ${it.isBefore ? '<' : '>'}${it.lower}`);
  expect(sides.join(', ')).toBe(expected);
});
