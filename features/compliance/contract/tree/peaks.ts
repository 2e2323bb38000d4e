import { type Hash, nodeHash, type Sha256 } from "./hashes.ts";

/** The roots of the perfect subtrees of a tree, largest first: all that is needed to append to it. */
export type Peaks = Hash[];

/** A node above `2 ** height` leaves, the `number`th of its height, counted from 0. */
export interface PerfectNode {
  height: number;
  number: number;
  hash: Hash;
}

/**
 * Appends the leaf with index `size` to `peaks`, in place. Returns the inner nodes that it completed, lowest first.
 */
export function appendLeaf(sha256: Sha256, peaks: Peaks, size: number, leaf: Hash): PerfectNode[] {
  const completed: PerfectNode[] = [];
  let hash = leaf;
  let height = 0;
  for (let number = size; number % 2 === 1; number = Math.floor(number / 2)) {
    const left = peaks.pop();
    if (!left) throw new Error(`A tree of ${size} leaves has more peaks.`);
    hash = nodeHash(sha256, left, hash);
    height += 1;
    completed.push({ height, number: Math.floor(number / 2), hash });
  }
  peaks.push(hash);
  return completed;
}

/** The root of a tree with these peaks. Of an empty tree: SHA-256 of nothing. */
export function rootOf(sha256: Sha256, peaks: Peaks): Hash {
  const [last, ...rest] = peaks.toReversed();
  if (!last) return sha256();
  return rest.reduce((right, left) => nodeHash(sha256, left, right), last);
}

/** The root of a tree of these leaves: MTH of RFC 6962. */
export function rootOfLeaves(sha256: Sha256, leaves: readonly Hash[]): Hash {
  const peaks: Peaks = [];
  for (const [index, leaf] of leaves.entries()) appendLeaf(sha256, peaks, index, leaf);
  return rootOf(sha256, peaks);
}
