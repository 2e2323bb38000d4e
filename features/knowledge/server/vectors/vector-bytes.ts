/** The same direction with length 1, so that a product of two is their cosine. */
export function unitOf(numbers: readonly number[]): Float32Array {
  const length = Math.hypot(...numbers) || 1;
  return Float32Array.from(numbers, (number) => number / length);
}

/** As a row holds it: little-endian floats of 4 bytes, as every supported processor has them. */
export function bytesOf(unit: Float32Array): Buffer {
  return Buffer.from(unit.buffer, unit.byteOffset, unit.byteLength);
}

/** The cosine of a unit vector and a stored one. 0 when they have another number of dimensions. */
export function cosineTo(unit: Float32Array, stored: Buffer): number {
  if (stored.length !== unit.byteLength) return 0;
  const aligned = new Float32Array(stored.buffer.slice(stored.byteOffset, stored.byteOffset + stored.length));
  let sum = 0;
  for (let index = 0; index < unit.length; index++) sum += (unit[index] ?? 0) * (aligned[index] ?? 0);
  return sum;
}

/** One bit for each number: whether it is above zero. */
export function signsOf(unit: Float32Array): string {
  return Array.from(unit, (number) => (number > 0 ? "1" : "0")).join("");
}
