/** The next number from `highest` up that people like at an axis, 1, 2 or 5 times a power of ten; half of it is whole. */
export function niceCeiling(highest: number): number {
  if (highest <= 4) return 4;
  if (highest <= 10) return 10;
  const power = 10 ** Math.floor(Math.log10(highest));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= highest) ?? 10;
  return factor * power;
}
