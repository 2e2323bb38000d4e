/** A SHA-256 digest, 32 bytes. */
export type Hash = Uint8Array;

/** SHA-256 over the parts in their order. Injected, because Node and browsers offer different ones. */
export type Sha256 = (...parts: Uint8Array[]) => Hash;

const leafPrefix = Uint8Array.of(0);
const nodePrefix = Uint8Array.of(1);

/** The hash of an entry: RFC 6962, section 2.1. */
export function leafHash(sha256: Sha256, entry: Uint8Array): Hash {
  return sha256(leafPrefix, entry);
}

/** The hash of an inner node: RFC 6962, section 2.1. */
export function nodeHash(sha256: Sha256, left: Hash, right: Hash): Hash {
  return sha256(nodePrefix, left, right);
}

export function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
