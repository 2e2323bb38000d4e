const plain = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 15 });

/** Formats a result: grouped digits, no binary noise, powers of ten for very large or small values. */
export function formatNumber(value: number): string {
  const rounded = Number.isSafeInteger(value) ? value : Number(value.toPrecision(isRound(value) ? 14 : 12));
  const size = Math.abs(rounded);
  if (size !== 0 && (size >= 1e15 || size < 1e-6)) {
    const [mantissa = "", exponent = ""] = rounded.toExponential().split("e");
    return `${Number(Number(mantissa).toFixed(9))} × 10^${exponent.replace("+", "")}`;
  }
  return plain.format(rounded);
}

/** Whether the decimal expansion ends within the digits of binary arithmetic. 10 / 3 does not. */
export function isRound(value: number): boolean {
  return Number.isSafeInteger(value) || Number(value.toPrecision(14)) === Number(value.toPrecision(12));
}
