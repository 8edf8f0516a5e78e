import { markerPosition } from '../../../../src/content-model/nodes/world-map';

const map = { absolutePath: 'content/pages/pictures/map.svg' };
const context = { nodeModel: { findOne: () => Promise.resolve(Object(map)) } };

test.each([
  ['London', -0.128, 51.507, { left: 47.3, top: 20.1 }],
  ['Mumbai', 72.878, 19.076, { left: 66.9, top: 44 }],
])('%s is where the map shows it', async (_city, longitude, latitude, expected) => {
  expect(await markerPosition({ longitude, latitude }, {}, context)).toEqual(expected);
});
