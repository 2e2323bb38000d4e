import { drawZones } from "./draw-zones.ts";
import type { LayoutEdge, LayoutInput, Picture, PlacedLine, PlacedNode } from "./picture.ts";
import { placeMarkers } from "./place-markers.ts";
import { sizes } from "./sizes.ts";

/** One node below the other, lines beside them: for narrow screens. */
export function stackedLayout({ nodes, edges, widthPx }: LayoutInput): Picture {
  const hasZones = nodes.some(({ zone }) => zone !== "");
  const ordered = nodes.toSorted((a, b) => a.rank - b.rank || a.group - b.group);
  const rows = new Map(ordered.map(({ id }, index) => [id, index]));
  const tracks = assignTracks(edges, rows);
  const count = Math.max(0, ...tracks.values()) + (tracks.size > 0 ? 1 : 0);
  const left = hasZones ? sizes.zonePadding : 1;
  // Lines leave the area of their nodes, then run down beside it.
  const firstTrack = hasZones ? sizes.zonePadding + 10 : 14;
  const width = widthPx - left - firstTrack - Math.max(0, count - 1) * sizes.trackGap - (hasZones ? 17 : 8);
  let y = 0;
  let zone = "";
  const placed: PlacedNode[] = ordered.map((node, index) => {
    const isNewZone = node.zone !== zone;
    if (isNewZone) y += (index === 0 ? 0 : sizes.zonePadding) + sizes.zonePadding + sizes.zoneHead;
    zone = node.zone;
    const box = { id: node.id, x: left, y, width, height: sizes.nodeHeight };
    y += sizes.nodeHeight + 14;
    return box;
  });
  const trackX = (track: number) => left + width + firstTrack + track * sizes.trackGap;
  const height = y - 14 + (hasZones ? sizes.zonePadding : 0) + 2;
  const lines = drawBeside(edges, placed, tracks, trackX);
  return { width: widthPx, height, nodes: placed, lines, zones: drawZones(nodes, placed) };
}

/** For each edge the line beside the rows on which it runs; edges of a bundle share one. */
function assignTracks(edges: readonly LayoutEdge[], rows: ReadonlyMap<string, number>): Map<string, number> {
  const spans = new Map<string, { top: number; bottom: number; ids: string[] }>();
  for (const { id, from, to, bundle } of edges) {
    const ends = [rows.get(from) ?? 0, rows.get(to) ?? 0];
    const span = spans.get(bundle) ?? { top: Number.POSITIVE_INFINITY, bottom: 0, ids: [] };
    span.top = Math.min(span.top, ...ends);
    span.bottom = Math.max(span.bottom, ...ends);
    span.ids.push(id);
    spans.set(bundle, span);
  }
  const taken: { top: number; bottom: number }[][] = [];
  const tracks = new Map<string, number>();
  for (const span of [...spans.values()].toSorted((a, b) => a.bottom - a.top - (b.bottom - b.top))) {
    let track = taken.findIndex((others) =>
      others.every((it) => it.bottom < span.top || it.top > span.bottom),
    );
    if (track < 0) track = taken.push([]) - 1;
    taken[track]?.push(span);
    for (const id of span.ids) tracks.set(id, track);
  }
  return tracks;
}

function drawBeside(
  edges: readonly LayoutEdge[],
  placed: readonly PlacedNode[],
  tracks: ReadonlyMap<string, number>,
  trackX: (track: number) => number,
): PlacedLine[] {
  const boxes = new Map(placed.map((box) => [box.id, box]));
  const middle = ({ y, height }: PlacedNode) => y + height / 2;
  const portOf = (box: PlacedNode, edge: LayoutEdge) => {
    const keys = edges
      .filter(({ from, to }) => from === box.id || to === box.id)
      .toSorted((a, b) => otherEnd(a, box.id) - otherEnd(b, box.id))
      .map(({ to, bundle, id }) => (to === box.id && bundle !== id ? bundle : id));
    const distinct = [...new Set(keys)];
    const own = edge.to === box.id && edge.bundle !== edge.id ? edge.bundle : edge.id;
    return Math.round(box.y + (box.height * (distinct.indexOf(own) + 1)) / (distinct.length + 1));
  };
  const otherEnd = ({ from, to }: LayoutEdge, id: string) => {
    const box = boxes.get(from === id ? to : from);
    return box ? middle(box) : 0;
  };
  const drawn = edges.flatMap((edge) => {
    const [from, to] = [boxes.get(edge.from), boxes.get(edge.to)];
    if (!from || !to) return [];
    const track = tracks.get(edge.id) ?? 0;
    const x = trackX(track);
    const start = { x: from.x + from.width, y: portOf(from, edge), points: "left" as const };
    const end = { x: to.x + to.width, y: portOf(to, edge), points: "left" as const };
    const turn = end.y > start.y ? 6 : -6;
    const d = `M${start.x} ${start.y}H${x - 6}Q${x} ${start.y} ${x} ${start.y + turn}V${end.y - turn}Q${x} ${end.y} ${x - 6} ${end.y}H${end.x}`;
    const along = (share: number) => ({ x, y: Math.round(start.y + (end.y - start.y) * share) });
    return { id: edge.id, d, start, end, candidates: shares.map(along) };
  });
  const markers = placeMarkers(drawn, placed);
  return drawn.map(({ candidates, ...line }) => ({
    ...line,
    marker: markers.get(line.id) ?? candidates[0] ?? line.end,
  }));
}

/** Of the way down, near the middle first. */
const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88];
