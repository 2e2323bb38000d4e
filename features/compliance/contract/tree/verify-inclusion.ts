import { areEqual, type Hash, nodeHash, type Sha256 } from "./hashes.ts";

export interface InclusionClaim {
  leaf: Hash;
  index: number;
  size: number;
  /** From the sibling of the leaf up to the child of the root. */
  proof: readonly Hash[];
  root: Hash;
}

/** Whether the leaf stands at `index` in the tree with this root: RFC 9162, 2.1.3.2. */
export function verifyInclusion(sha256: Sha256, { leaf, index, size, proof, root }: InclusionClaim): boolean {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return false;
  let number = index;
  let last = size - 1;
  let hash = leaf;
  for (const sibling of proof) {
    if (last === 0) return false;
    if (number % 2 === 1 || number === last) {
      hash = nodeHash(sha256, sibling, hash);
      while (number % 2 === 0 && number !== 0) {
        number = half(number);
        last = half(last);
      }
    } else hash = nodeHash(sha256, hash, sibling);
    number = half(number);
    last = half(last);
  }
  return last === 0 && areEqual(hash, root);
}

// Bit operations of JavaScript end at 32 bits.
function half(number: number): number {
  return Math.floor(number / 2);
}
