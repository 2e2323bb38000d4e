import { type Hash, nodeHash, type Sha256 } from "../tree/hashes.ts";
import { appendLeaf, type Peaks, rootOf } from "../tree/peaks.ts";
import { type Tile, tileHeight } from "../tree/tiles.ts";
import { HashList } from "./hash-list.ts";

/** A tree that is computed anew from its leaves, with the hashes of all its tiles and chosen older roots. */
export class GrownTree {
  readonly leaves: HashList = new HashList();
  readonly #sha256: Sha256;
  readonly #olderSizes: ReadonlySet<number>;
  readonly #peaks: Peaks = [];
  readonly #levels: HashList[] = [this.leaves];
  readonly #olderRoots = new Map<number, Hash>();

  /** `olderSizes`: the sizes at which the root is remembered. */
  constructor(sha256: Sha256, olderSizes: ReadonlySet<number> = new Set()) {
    this.#sha256 = sha256;
    this.#olderSizes = olderSizes;
    if (olderSizes.has(0)) this.#olderRoots.set(0, sha256());
  }

  push(leaf: Hash): void {
    for (const node of appendLeaf(this.#sha256, this.#peaks, this.leaves.length, leaf)) {
      if (node.height % tileHeight === 0) this.#level(node.height / tileHeight).push(node.hash);
    }
    this.leaves.push(leaf);
    if (this.#olderSizes.has(this.leaves.length)) this.#olderRoots.set(this.leaves.length, this.root());
  }

  root(): Hash {
    return rootOf(this.#sha256, this.#peaks);
  }

  /** The root that the tree had with `size` leaves, if that was asked for. */
  olderRoot(size: number): Hash | undefined {
    return this.#olderRoots.get(size);
  }

  /** The hashes of a tile, one after the other, or undefined if the tree does not have it. */
  tile({ level, number, width }: Tile): Hash[] | undefined {
    const hashes = Array.from({ length: width }, (_, index) => this.#levels[level]?.at(number * 256 + index));
    return hashes.every((hash) => hash !== undefined) ? hashes : undefined;
  }

  #level(level: number): HashList {
    const known = this.#levels[level];
    if (known) return known;
    const made = new HashList();
    this.#levels[level] = made;
    return made;
  }
}

/** The root over a list of leaves. */
export function rootOfList(sha256: Sha256, leaves: HashList): Hash {
  let level = Array.from({ length: leaves.length }, (_, index) => leaves.at(index) as Hash);
  if (level.length === 0) return sha256();
  while (level.length > 1) {
    const above: Hash[] = [];
    for (let index = 0; index + 1 < level.length; index += 2) {
      above.push(nodeHash(sha256, level[index] as Hash, level[index + 1] as Hash));
    }
    const last = level.at(-1);
    if (level.length % 2 === 1 && last) above.push(last);
    level = above;
  }
  return level[0] as Hash;
}
