/** Round values from below `low` to above `high`, about `count` of them, and their distance. */
export function niceTicks(low: number, high: number, count: number): { ticks: number[]; step: number } {
  const span = high - low || Math.abs(high) || 1;
  const step = niceStep(span / Math.max(1, count - 1));
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => clean((first + index) * step));
  return { ticks, step };
}

/** 1, 2, 2.5 or 5 times a power of ten, not below `least`. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Without the error of binary fractions. */
function clean(value: number): number {
  return Number.parseFloat(value.toPrecision(12));
}
