import type { Columns, Link, Slot } from "./columns.ts";

const sweeps = 16;

/** Orders each column so that few lines cross: each slot moves to the middle of its neighbours, as long as that helps. */
export function orderColumns({ columns, links }: Columns): Slot[][] {
  let current = columns.map((column) => column.toSorted((a, b) => a.group - b.group));
  let best = current;
  let fewest = countCrossings(best, links);
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    current = sweep % 2 === 0 ? sweepOver(current, links, "from") : sweepOver(current, links, "to");
    const crossings = countCrossings(current, links);
    if (crossings < fewest) {
      fewest = crossings;
      best = current;
    }
  }
  return best;
}

function sweepOver(columns: Slot[][], links: readonly Link[], side: "from" | "to"): Slot[][] {
  const ordered = columns.map((column) => [...column]);
  const indexes = side === "from" ? ordered.keys() : [...ordered.keys()].toReversed();
  for (const index of indexes) {
    const positions = positionsIn(ordered);
    const middle = (slot: Slot) => {
      const neighbours = links.flatMap((link) => {
        if (side === "from") return link.to === slot.key ? [positions.get(link.from) ?? 0] : [];
        return link.from === slot.key ? [positions.get(link.to) ?? 0] : [];
      });
      if (neighbours.length === 0) return positions.get(slot.key) ?? 0;
      return neighbours.reduce((sum, at) => sum + at, 0) / neighbours.length;
    };
    const middles = new Map(ordered[index]?.map((slot) => [slot.key, middle(slot)]));
    ordered[index] = (ordered[index] ?? []).toSorted(
      (a, b) => a.group - b.group || (middles.get(a.key) ?? 0) - (middles.get(b.key) ?? 0),
    );
  }
  return ordered;
}

/** Of every slot, as a share of its column, so that long and short columns compare. */
function positionsIn(columns: readonly Slot[][]): Map<string, number> {
  return new Map(
    columns.flatMap((column) =>
      column.map((slot, index) => [slot.key, (index + 0.5) / column.length] as const),
    ),
  );
}

export function countCrossings(columns: readonly Slot[][], links: readonly Link[]): number {
  const places = new Map(
    columns.flatMap((column, rank) => column.map((slot, index) => [slot.key, { rank, index }] as const)),
  );
  const stretches = links.map(({ from, to }) => ({ from: places.get(from), to: places.get(to) }));
  let crossings = 0;
  for (const [index, one] of stretches.entries()) {
    for (const other of stretches.slice(index + 1)) {
      if (!one.from || !one.to || !other.from || !other.to || one.from.rank !== other.from.rank) continue;
      if ((one.from.index - other.from.index) * (one.to.index - other.to.index) < 0) crossings += 1;
    }
  }
  return crossings;
}
