import { areEqual, type Hash, nodeHash, type Sha256 } from "./hashes.ts";

export interface ConsistencyClaim {
  olderSize: number;
  olderRoot: Hash;
  size: number;
  root: Hash;
  proof: readonly Hash[];
}

/** Whether the older tree is the beginning of the newer: RFC 9162, 2.1.4.2. */
export function verifyConsistency(sha256: Sha256, claim: ConsistencyClaim): boolean {
  const { olderSize, olderRoot, size, root, proof } = claim;
  if (olderSize > size) return false;
  if (olderSize === size) return proof.length === 0 && areEqual(olderRoot, root);
  if (olderSize === 0) return proof.length === 0 && areEqual(olderRoot, sha256());
  const hashes = isPowerOfTwo(olderSize) ? [olderRoot, ...proof] : proof;
  const [first, ...rest] = hashes;
  if (!first) return false;
  let number = olderSize - 1;
  let last = size - 1;
  while (number % 2 === 1) {
    number = half(number);
    last = half(last);
  }
  let older = first;
  let newer = first;
  for (const hash of rest) {
    if (last === 0) return false;
    if (number % 2 === 1 || number === last) {
      older = nodeHash(sha256, hash, older);
      newer = nodeHash(sha256, hash, newer);
      while (number % 2 === 0 && number !== 0) {
        number = half(number);
        last = half(last);
      }
    } else newer = nodeHash(sha256, newer, hash);
    number = half(number);
    last = half(last);
  }
  return last === 0 && areEqual(older, olderRoot) && areEqual(newer, root);
}

function isPowerOfTwo(size: number): boolean {
  return Number.isInteger(Math.log2(size));
}

function half(number: number): number {
  return Math.floor(number / 2);
}
