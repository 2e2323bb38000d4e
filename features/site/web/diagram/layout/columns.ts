import type { LayoutInput } from "./picture.ts";

/** A place in a column: a node, or an edge that passes. */
export interface Slot {
  key: string;
  isNode: boolean;
  group: number;
}

/** A stretch of an edge between neighbouring columns. */
export interface Link {
  from: string;
  to: string;
}

export interface Columns {
  columns: Slot[][];
  links: Link[];
}

/** Puts every node into its column, and every long edge as a passing slot into those between its ends. */
export function fillColumns({ nodes, edges }: Pick<LayoutInput, "nodes" | "edges">): Columns {
  const ranks = new Map(nodes.map(({ id, rank }) => [id, rank]));
  const columns: Slot[][] = [];
  const put = (rank: number, slot: Slot) => {
    while (columns.length <= rank) columns.push([]);
    columns[rank]?.push(slot);
  };
  for (const { id, rank, group } of nodes) put(rank, { key: id, isNode: true, group });
  const links: Link[] = [];
  for (const edge of edges) {
    const [first = 0, last = 0] = [ranks.get(edge.from), ranks.get(edge.to)];
    let previous = edge.from;
    for (let rank = first + 1; rank < last; rank += 1) {
      const key = passKey(edge.id, rank);
      put(rank, { key, isNode: false, group: edge.isAround ? aroundGroup : 0 });
      links.push({ from: previous, to: key });
      previous = key;
    }
    links.push({ from: previous, to: edge.to });
  }
  return { columns, links };
}

/** Below everything else. */
const aroundGroup = 99;

export function passKey(edgeId: string, rank: number): string {
  return `${edgeId}@${rank}`;
}
