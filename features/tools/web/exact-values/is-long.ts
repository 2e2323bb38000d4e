const longBytes = 2_048;

/** Whether a value is so long that it scrolls, and has to be read to its end before it is approved. */
export function isLong(value: string): boolean {
  return value.length * 3 > longBytes && new TextEncoder().encode(value).length > longBytes;
}
