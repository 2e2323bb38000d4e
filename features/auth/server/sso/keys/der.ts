/** One DER element (X.690): tag, length, content. */
export function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

export const sequence = (...contents: Buffer[]): Buffer => der(0x30, ...contents);

/** `dotted` as in 2.5.4.3. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

/** UTCTime or GeneralizedTime, depending on the year (RFC 5280, section 4.1.2.5). */
export function time(at: Date): Buffer {
  const digits = at.toISOString().replace(/[-:T]|\.\d+/g, "");
  const isShort = at.getUTCFullYear() < 2050;
  return der(isShort ? 0x17 : 0x18, Buffer.from(isShort ? digits.slice(2) : digits));
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, "hex");
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

function base128(part: number): number[] {
  const groups = [part & 0x7f];
  for (let rest = part >> 7; rest > 0; rest >>= 7) groups.unshift((rest & 0x7f) | 0x80);
  return groups;
}
