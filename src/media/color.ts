/** The mean colour of pixels as #rrggbb: what fills a picture's place until it arrives. */
export function averageColor(pixels: Uint8ClampedArray): string {
  const sums: [number, number, number] = [0, 0, 0];
  const count = Math.floor(pixels.length / 4);
  for (let at = 0; at < count * 4; at += 4) {
    sums[0] += pixels[at] ?? 0;
    sums[1] += pixels[at + 1] ?? 0;
    sums[2] += pixels[at + 2] ?? 0;
  }
  const part = (sum: number): string =>
    Math.round(sum / Math.max(1, count))
      .toString(16)
      .padStart(2, '0');
  return `#${sums.map(part).join('')}`;
}
