import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { frame, project } from './projection';

const lineSpacing = 1.9;

/** A closed ring of [longitude, latitude] pairs. */
type Ring = number[][];

/** The outlines of land, from Natural Earth's public-domain map at 1:110 million. */
async function landRings(): Promise<Ring[]> {
  const file = path.resolve('node_modules/world-atlas/land-110m.json');
  const topology = JSON.parse(await readFile(file, 'utf8')) as Topology<{
    land: GeometryCollection;
  }>;
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
}

/** The longitudes at which a parallel enters and leaves land, in ascending order. */
function crossings(rings: Ring[], latitude: number): number[] {
  const found: number[] = [];
  for (const ring of rings) {
    ring.forEach(([longitude = 0, here = 0], index) => {
      const [nextLongitude = 0, next = 0] = ring[(index + 1) % ring.length] ?? [];
      if (here > latitude === next > latitude) return;
      found.push(longitude + ((latitude - here) / (next - here)) * (nextLongitude - longitude));
    });
  }
  return found.sort((a, b) => a - b);
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The segments of a parallel over land, from west to east. */
function lineOverLand(rings: Ring[], latitude: number) {
  const bounds = crossings(rings, latitude);
  const xOf = (longitude: number) => Math.round(project(longitude, latitude).x);
  const segments = bounds.flatMap((west, index) => {
    const east = bounds[index + 1];
    if (index % 2 === 1 || east === undefined) return [];
    const [from, to] = [xOf(west), xOf(east)];
    return to > from ? [{ from, to }] : [];
  });
  return { y: tenth(project(0, latitude).y), segments };
}

/** The lines as path data with relative coordinates, which compress to half of the size of absolute ones. */
function pathData(lines: ReturnType<typeof lineOverLand>[]): string {
  let end = { x: 0, y: 0 };
  return lines
    .flatMap(({ y, segments }) =>
      segments.map(({ from, to }) => {
        const command = `m${from - end.x} ${tenth(y - end.y)}h${to - from}`;
        end = { x: to, y };
        return command;
      }),
    )
    .join('');
}

/** Draws the world as horizontal lines over land (R83): the size of the drawing and the path data, about 5 kB. */
export async function worldMap(): Promise<{ width: number; height: number; land: string }> {
  const rings = await landRings();
  const parallels: number[] = [];
  for (let latitude = frame.south; latitude < frame.north; latitude += lineSpacing) {
    parallels.push(latitude);
  }
  return {
    width: frame.width,
    height: frame.height,
    land: pathData(parallels.map((latitude) => lineOverLand(rings, latitude))),
  };
}

/** The position of an office's marker on the map, in per cent of its size. */
export function markerPosition(office: { latitude: number; longitude: number }): {
  left: number;
  top: number;
} {
  const { x, y } = project(office.longitude, office.latitude);
  return { left: (x / frame.width) * 100, top: (y / frame.height) * 100 };
}
