/** The leaves `start` (included) to `end` (excluded). */
export interface Range {
  start: number;
  end: number;
}

/** A perfect subtree: the `number`th above `2 ** height` leaves. */
export interface Node {
  height: number;
  number: number;
}

/** The largest power of two below `size`, which is at least 2. */
export function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** The perfect subtrees that a range of an RFC 6962 tree consists of, largest first. */
export function perfectParts({ start, end }: Range): Node[] {
  const parts: Node[] = [];
  for (let from = start; from < end; ) {
    let height = 0;
    while (from % 2 ** (height + 1) === 0 && from + 2 ** (height + 1) <= end) height += 1;
    parts.push({ height, number: from / 2 ** height });
    from += 2 ** height;
  }
  return parts;
}

/** The ranges whose roots prove that leaf `index` is in a tree of `size` leaves: PATH of RFC 6962, 2.1.1. */
export function inclusionRanges(index: number, size: number): Range[] {
  const ranges: Range[] = [];
  let tree: Range = { start: 0, end: size };
  while (tree.end - tree.start > 1) {
    const middle = tree.start + splitOf(tree.end - tree.start);
    const left = { start: tree.start, end: middle };
    const right = { start: middle, end: tree.end };
    ranges.unshift(index < middle ? right : left);
    tree = index < middle ? left : right;
  }
  return ranges;
}

/** The ranges whose roots prove that a tree of `older` leaves begins one of `size`: PROOF of RFC 6962, 2.1.2. */
export function consistencyRanges(older: number, size: number): Range[] {
  if (older === 0 || older === size) return [];
  const ranges: Range[] = [];
  let tree: Range = { start: 0, end: size };
  while (older < tree.end) {
    const middle = tree.start + splitOf(tree.end - tree.start);
    const left = { start: tree.start, end: middle };
    const right = { start: middle, end: tree.end };
    ranges.unshift(older <= middle ? right : left);
    tree = older <= middle ? left : right;
  }
  // A subtree that begins the tree is known to whoever knows the older root.
  if (tree.start > 0) ranges.unshift(tree);
  return ranges;
}
