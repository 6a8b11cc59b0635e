/** The west and north edge of the map in degrees, and how many of its units a degree has east and south. */
const WEST = 3.22;
const NORTH = 53.57;
const UNITS_EAST = 244;
const UNITS_SOUTH = 400;

/** The size of the map in units; its drawing stands in public/scenes. */
export const CHART = { width: 780, height: 930, file: '/scenes/waters.svg' } as const;

/** Where a point stands on the map, from degrees east and north. */
export const onChart = ([east, north]: readonly [east: number, north: number]): readonly [
  x: number,
  y: number,
] => [Math.round((east - WEST) * UNITS_EAST), Math.round((NORTH - north) * UNITS_SOUTH)];
