import { areEqual, type Sha256 } from "../tree/hashes.ts";
import { fromBase64, toBase64, toHex } from "./base64.ts";

/** Kinds of keys in signed notes: a log's Ed25519 key, and a witness's. */
export const keyTypes = { ed25519: 0x01, cosignature: 0x04 } as const;
export type KeyType = (typeof keyTypes)[keyof typeof keyTypes];

export interface VerifierKey {
  name: string;
  type: KeyType;
  /** Raw, 32 bytes. */
  publicKey: Uint8Array;
}

const encoder = new TextEncoder();

/** The first four bytes of SHA-256 over name, line feed, type and key (https://c2sp.org/signed-note). */
export function keyId(sha256: Sha256, { name, type, publicKey }: VerifierKey): Uint8Array {
  return sha256(encoder.encode(`${name}\n`), Uint8Array.of(type), publicKey).subarray(0, 4);
}

/** `<name>+<id in hex>+<base64 of type and key>` */
export function formatVerifierKey(sha256: Sha256, key: VerifierKey): string {
  const encoded = toBase64(Uint8Array.of(key.type, ...key.publicKey));
  return `${key.name}+${toHex(keyId(sha256, key))}+${encoded}`;
}

/** Reads a verifier key. Undefined when it is not one, or when its id belongs to another key. */
export function parseVerifierKey(sha256: Sha256, text: string): VerifierKey | undefined {
  const [name, id, encoded, ...more] = splitKey(text);
  if (!name || !isKeyName(name) || !id || !encoded || more.length > 0) return undefined;
  const bytes = fromBase64(encoded);
  const type = Object.values(keyTypes).find((known) => known === bytes?.[0]);
  if (!bytes || !type || bytes.length !== 33) return undefined;
  const key = { name, type, publicKey: bytes.subarray(1) };
  return areEqual(encoder.encode(toHex(keyId(sha256, key))), encoder.encode(id)) ? key : undefined;
}

/** A name has no `+`, so the first two separate. Base64 may have more. */
function splitKey(text: string): string[] {
  const first = text.indexOf("+");
  const second = text.indexOf("+", first + 1);
  return first < 0 || second < 0
    ? []
    : [text.slice(0, first), text.slice(first + 1, second), text.slice(second + 1)];
}

export function isKeyName(name: string): boolean {
  return name !== "" && !/[\p{White_Space}\p{Cc}+]/u.test(name);
}
