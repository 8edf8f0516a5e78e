interface City {
  city: string;
  /** In per cent of the map's width and height. */
  marker: { left: number; top: number };
}

/** The narrowest map, and on it a name: its height, its distance from its marker and the width of a letter; in pixels. */
const [mapWidth, nameHeight, distance, letterWidth] = [320, 28, 22, 9];

/**
 * Places the names of offices so that they cover neither each other nor the edge of the narrowest map, and thus of any:
 * on the side of the marker where fewer cities are near, and higher or lower where names would meet.
 *
 * @param stops cities without a marker: their names are after their place
 * @param ratio the map's height, divided by its width
 * @returns each office, whether its name is before its marker, and how far it is moved down, in pixels
 */
export function placeNames<Office extends City>(
  offices: readonly Office[],
  stops: readonly City[],
  ratio: number,
) {
  const cities = [...offices, ...stops].map(({ city, marker: { left, top } }, index) => ({
    x: (left / 100) * mapWidth,
    y: (top / 100) * mapWidth * ratio,
    width: letterWidth * city.length,
    isStop: index >= offices.length,
  }));

  const names = cities.map((name) => {
    const { x, y, width, isStop } = name;
    const reach = distance + width;
    const near = cities.filter(
      (other) =>
        other !== name &&
        Math.abs(other.y - y) < nameHeight &&
        Math.abs(other.x - x) < distance + Math.max(other.width, width),
    );
    const east = near.filter((other) => other.isStop || other.x > x).length;
    const isCrowded = east > near.length - east && x >= reach;
    const isBefore = !isStop && (isCrowded || x + reach > mapWidth);
    return { ...name, isBefore, start: isBefore ? x - reach : x + distance };
  });

  return offices.map((office, index) => {
    const { y = 0, start = 0, width = 0, isBefore = false } = names[index] ?? {};
    const moves = names.map((other, otherIndex) => {
      const isBeside = start >= other.start + other.width || other.start >= start + width;
      if (otherIndex === index || isBeside) return 0;
      const direction = Math.sign(y - other.y) || Math.sign(index - otherIndex);
      const overlap = Math.max(0, nameHeight - Math.abs(y - other.y));
      return (direction * overlap) / (other.isStop ? 1 : 2);
    });
    return { office, isBefore, lower: Math.round(moves.reduce((sum, move) => sum + move, 0)) };
  });
}
