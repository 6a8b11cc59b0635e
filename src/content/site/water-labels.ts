/** A name on the map of our waters, besides its towns; only the drawing of the map reads it (site/scenes/waters). */
interface Label {
  readonly text: string;
  /** Its middle, in degrees east and north. */
  readonly at: readonly [east: number, north: number];
  /**
   * A `lake` holds its name, a `water` has it beside it; `minor` ones, and what stands at the `ring` around our base, are left
   * out where the map is small.
   */
  readonly kind: 'sea' | 'lake' | 'water' | 'minor' | 'ring';
  /** Degrees by which the name is turned. */
  readonly turn?: number;
}

/** Every such name. */
export const WATER_LABELS: readonly Label[] = [
  { text: 'Noordzee', at: [3.86, 52.78], kind: 'sea' },
  { text: 'Waddenzee', at: [5.26, 53.245], kind: 'lake', turn: -24 },
  { text: 'IJsselmeer', at: [5.375, 52.8], kind: 'lake' },
  { text: 'Markermeer', at: [5.195, 52.51], kind: 'lake', turn: -47 },
  { text: 'Randmeren', at: [5.74, 52.205], kind: 'water' },
  { text: 'Friese meren', at: [5.99, 52.955], kind: 'water' },
  { text: 'Vechtplassen', at: [5.37, 52.105], kind: 'water' },
  { text: 'Kagerplassen', at: [4.02, 52.23], kind: 'water' },
  { text: 'Zeeuwse wateren', at: [4.67, 51.575], kind: 'water' },
  { text: 'Noordzeekanaal', at: [4.19, 52.505], kind: 'minor' },
  { text: 'Haringvliet', at: [3.75, 51.885], kind: 'minor' },
  { text: 'Oosterschelde', at: [3.45, 51.65], kind: 'minor' },
  { text: 'Westerschelde', at: [3.72, 51.31], kind: 'minor' },
  { text: 'Hollands Diep', at: [4.63, 51.66], kind: 'minor' },
  { text: 'Lek', at: [4.99, 52.0], kind: 'minor' },
  { text: 'Waal', at: [5.28, 51.86], kind: 'minor' },
  { text: 'Maas', at: [5.56, 51.745], kind: 'water' },
  { text: 'IJssel', at: [6.29, 52.2], kind: 'minor' },
  { text: '100\u00a0km', at: [4.95, 51.435], kind: 'ring' },
];
