import { type KeyObject, sign } from "node:crypto";

const halfBytes = 32;

/**
 * Signs a JWT with ES256, synchronously, in about 30 µs. The thread pool would be slower, and would queue
 * behind password hashing.
 */
export function signToken(
  { kid, privateKey }: { kid: string; privateKey: KeyObject },
  claims: object,
): string {
  const signed = `${encode({ alg: "ES256", typ: "JWT", kid })}.${encode(claims)}`;
  const signature = joinHalves(sign("sha256", Buffer.from(signed), privateKey));
  return `${signed}.${signature.toString("base64url")}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

/**
 * Converts an ECDSA signature from DER to the two joined numbers of a JWT (RFC 7518, section 3.4). Node's
 * `dsaEncoding` option takes longer than the signature itself.
 */
export function joinHalves(der: Buffer): Buffer {
  const first = numberAt(der, 2);
  const second = numberAt(der, first.end);
  const halves = [first, second].map(({ bytes }) => bytes.toString("hex").padStart(halfBytes * 2, "0"));
  return Buffer.from(halves.join(""), "hex");
}

/** The DER integer at `start` (tag, length, bytes), without its leading zero. */
function numberAt(der: Buffer, start: number): { bytes: Buffer; end: number } {
  const from = start + 2;
  const end = from + (der[start + 1] ?? 0);
  return { bytes: der.subarray(Math.max(from, end - halfBytes), end), end };
}
