/** A part that is to be drawn. */
export interface LayoutNode {
  id: string;
  /** Its column, from 0; those of a lower one are at the left. */
  rank: number;
  /** Name of the area around it and others; empty: it stands in none. */
  zone: string;
  /** Within a column, lower ones stand above. */
  group: number;
}

export interface LayoutEdge {
  id: string;
  /** Of a lower rank than `to`. */
  from: string;
  to: string;
  /** Edges of the same bundle may share a line where there is little room. */
  bundle: string;
  /** Goes round the areas in between, not through them. */
  isAround: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedNode extends Box {
  id: string;
}

export interface PlacedLine {
  id: string;
  /** Path of SVG. */
  d: string;
  /** Where its number stands. */
  marker: Point;
  start: LineEnd;
  end: LineEnd;
}

export interface LineEnd extends Point {
  /** Where an arrow at this end points: to the right or to the left. */
  points: "right" | "left";
}

export interface Point {
  x: number;
  y: number;
}

export interface PlacedZone extends Box {
  name: string;
}

/** A finished drawing; all lengths in pixels. */
export interface Picture {
  width: number;
  height: number;
  nodes: PlacedNode[];
  lines: PlacedLine[];
  zones: PlacedZone[];
}

export interface LayoutInput {
  nodes: readonly LayoutNode[];
  edges: readonly LayoutEdge[];
  widthPx: number;
}
