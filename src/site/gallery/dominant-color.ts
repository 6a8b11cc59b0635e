import { FIXED_COLORS } from '../../ui/tokens.ts';

/** the background of the viewer when the picture gives no colour. */
export const DEFAULT_COLOR = FIXED_COLORS.night_water;

const SAMPLE_PX = 24;
/** 3 bits a channel: near colours count as one. */
const BUCKET_SHIFT = 5;
/** White words on it keep 12:1, and a picture of a pale sky does not stand on grey. */
const MAX_LUMINANCE = 0.03;

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = (rgb: readonly number[]): number =>
  0.2126 * linear(rgb[0] ?? 0) + 0.7152 * linear(rgb[1] ?? 0) + 0.0722 * linear(rgb[2] ?? 0);

/** Darkens a colour until white words can be read on it. */
function darkened(rgb: readonly number[]): readonly number[] {
  let dark = rgb;
  while (luminance(dark) > MAX_LUMINANCE) dark = dark.map((channel) => channel * 0.9);
  return dark;
}

/** How far apart the channels of a colour are beside its strongest one: 0 is grey. */
const saturation = (rgb: readonly number[]): number => {
  const strongest = Math.max(...rgb);
  return strongest === 0 ? 0 : (strongest - Math.min(...rgb)) / strongest;
};
/** With less than this a dark ground looks like a screen that is off. */
const LEAST_SATURATION = 0.35;
const NIGHT_WATER = [1, 3, 5].map((at) => Number.parseInt(DEFAULT_COLOR.slice(at, at + 2), 16));

/** A colour that is no dead grey: one without a tone of its own takes that of the water at night, as much as it needs. */
function toned(rgb: readonly number[]): readonly number[] {
  for (const share of [0, 0.25, 0.5, 0.75]) {
    const mixed = rgb.map((channel, at) => channel * (1 - share) + (NIGHT_WATER[at] ?? 0) * share);
    if (saturation(mixed) >= LEAST_SATURATION) return mixed;
  }
  return NIGHT_WATER;
}

/** The colour most of the pixels (red, green, blue, opacity) are near, dark enough for words; null without pixels. */
export function dominantOf(pixels: ArrayLike<number>): string | null {
  const buckets = new Map<number, [red: number, green: number, blue: number, count: number]>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (a < 128) continue;
    const key = ((r >> BUCKET_SHIFT) << 6) | ((g >> BUCKET_SHIFT) << 3) | (b >> BUCKET_SHIFT);
    const sum = buckets.get(key) ?? [0, 0, 0, 0];
    buckets.set(key, [sum[0] + r, sum[1] + g, sum[2] + b, sum[3] + 1]);
  }
  const colors = [...buckets.values()].map(([r, g, b, count]) => ({
    rgb: [r / count, g / count, b / count],
    count,
  }));
  // A grey sky is often the largest part of a picture, and never what it is remembered for.
  const weightOf = ({ rgb, count }: (typeof colors)[number]): number => count * (0.2 + saturation(rgb));
  const most = colors.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
  if (most === undefined) return null;
  return `rgb(${toned(darkened(most.rgb)).map(Math.round).join(' ')})`;
}

/** The dominant colour of a picture that stands on the page; the default when it cannot be read. */
export function dominantColor(image: HTMLImageElement): string {
  try {
    const canvas = document.createElement('canvas');
    canvas.width = SAMPLE_PX;
    canvas.height = SAMPLE_PX;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return DEFAULT_COLOR;
    context.drawImage(image, 0, 0, SAMPLE_PX, SAMPLE_PX);
    return dominantOf(context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data) ?? DEFAULT_COLOR;
  } catch {
    return DEFAULT_COLOR;
  }
}
