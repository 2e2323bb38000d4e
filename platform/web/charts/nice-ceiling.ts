/** Rounds up to a round axis maximum: 1, 2 or 5 times a power of ten, with an integer half. */
export function niceCeiling(highest: number): number {
  if (highest <= 4) return 4;
  if (highest <= 10) return 10;
  const power = 10 ** Math.floor(Math.log10(highest));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= highest) ?? 10;
  return factor * power;
}
