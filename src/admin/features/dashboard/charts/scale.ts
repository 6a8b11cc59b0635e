/** A round number at or above the largest value: 1, 2 or 5 times a power of ten, so that its half is round too. */
export function roundTop(largest: number): number {
  if (!(largest > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const times = [1, 2, 5, 10].find((one) => one * power >= largest) ?? 10;
  return times * power;
}
