import type { Link, Slot } from "./columns.ts";
import { sizes } from "./sizes.ts";

const passes = 24;

/** The middle of every slot, from the top: near its neighbours and clear of the others in its column. */
export function placeRows(columns: readonly Slot[][], links: readonly Link[]): Map<string, number> {
  const middles = new Map<string, number>();
  for (const column of columns) for (const [key, y] of stack(column)) middles.set(key, y);
  for (let pass = 0; pass < passes; pass += 1) {
    for (const column of pass % 2 === 0 ? columns : columns.toReversed()) {
      const wished = column.map((slot) => wishedMiddle(slot, links, middles));
      for (const [index, y] of spread(column, wished).entries()) {
        const slot = column[index];
        if (slot) middles.set(slot.key, y);
      }
    }
  }
  return middles;
}

function stack(column: readonly Slot[]): [string, number][] {
  let y = 0;
  return column.map((slot, index) => {
    const before = column[index - 1];
    y += before ? distance(before, slot) : 0;
    return [slot.key, y];
  });
}

function wishedMiddle({ key }: Slot, links: readonly Link[], middles: ReadonlyMap<string, number>): number {
  const neighbours = links.flatMap(({ from, to }) => {
    if (from === key) return [middles.get(to) ?? 0];
    return to === key ? [middles.get(from) ?? 0] : [];
  });
  if (neighbours.length === 0) return middles.get(key) ?? 0;
  return neighbours.reduce((sum, y) => sum + y, 0) / neighbours.length;
}

// Pushed apart downwards and upwards; the mean of both keeps the distances and leans to neither side.
function spread(column: readonly Slot[], wished: readonly number[]): number[] {
  const down = [...wished];
  const up = [...wished];
  for (let index = 1; index < column.length; index += 1) {
    down[index] = Math.max(down[index] ?? 0, (down[index - 1] ?? 0) + between(column, index));
  }
  for (let index = column.length - 2; index >= 0; index -= 1) {
    up[index] = Math.min(up[index] ?? 0, (up[index + 1] ?? 0) - between(column, index + 1));
  }
  return down.map((y, index) => (y + (up[index] ?? y)) / 2);
}

function between(column: readonly Slot[], index: number): number {
  const [before, slot] = [column[index - 1], column[index]];
  return before && slot ? distance(before, slot) : 0;
}

function distance(above: Slot, below: Slot): number {
  const half = (slot: Slot) => (slot.isNode ? sizes.nodeHeight : sizes.passHeight) / 2;
  const isApart = above.group !== below.group;
  const gap = isApart ? sizes.groupGap : above.isNode && below.isNode ? sizes.rowGap : sizes.passGap;
  return half(above) + gap + half(below);
}
