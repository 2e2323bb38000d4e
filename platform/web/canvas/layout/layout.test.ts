import { describe, expect, it } from "vitest";
import { curveThrough } from "./curve-through.ts";
import type { Box, Graph, GraphLayout } from "./graph-layout.ts";
import { type LayoutOptions, layOutGraph } from "./lay-out-graph.ts";
import { stackLayouts } from "./stack-layouts.ts";

const node = (id: string, group?: string) => ({ id, width: 120, height: 40, group });
const edge = (from: string, to: string) => ({ id: `${from}-${to}`, from, to });

const graph: Graph = {
  nodes: [node("a", "one"), node("b", "two"), node("c", "two"), node("d", "two"), node("e", "three")],
  edges: [
    edge("a", "b"),
    edge("a", "c"),
    edge("b", "d"),
    edge("c", "d"),
    edge("a", "d"),
    edge("c", "e"),
    edge("a", "e"),
  ],
};
const options = (direction: LayoutOptions["direction"]): LayoutOptions => ({
  direction,
  gaps: { rank: 50, node: 24, edge: 14 },
  label: { width: 24, height: 24 },
});

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const pairsOf = <Item>(items: readonly Item[]) =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
const boxOf = (layout: GraphLayout, id: string) => {
  const box = layout.nodes.find((placed) => placed.id === id);
  if (!box) throw new Error(`${id} was not placed.`);
  return box;
};

describe.each(["right", "down"] as const)("a graph whose edges lead %s", (direction) => {
  const layout = layOutGraph(graph, options(direction));
  const along = (id: string) => (direction === "right" ? boxOf(layout, id).x : boxOf(layout, id).y);

  it("has every node inside the drawing and none over another", () => {
    for (const { x, y, width, height } of layout.nodes) {
      expect([x >= 0, y >= 0, x + width <= layout.width, y + height <= layout.height]).not.toContain(false);
    }
    expect(pairsOf(layout.nodes).filter(([one, other]) => overlap(one, other))).toEqual([]);
  });

  it("has every node behind those that lead to it", () => {
    for (const { from, to } of graph.edges) expect(along(from)).toBeLessThan(along(to));
  });

  it("has its groups around their nodes, apart from each other", () => {
    expect(layout.groups.map(({ name }) => name)).toEqual(["one", "two", "three"]);
    expect(pairsOf(layout.groups).filter(([one, other]) => overlap(one, other))).toEqual([]);
    for (const { id, group } of graph.nodes) {
      const area = layout.groups.find(({ name }) => name === group);
      const box = boxOf(layout, id);
      expect(area && [area.x < box.x, area.y < box.y, area.x + area.width > box.x + box.width]).not.toContain(
        false,
      );
    }
  });

  it("has labels that cover neither a node nor each other", () => {
    const labels = layout.edges.map(({ label }) => {
      return { x: (label?.x ?? 0) - 10, y: (label?.y ?? 0) - 10, width: 20, height: 20 };
    });
    expect(pairsOf(labels).filter(([one, other]) => overlap(one, other))).toEqual([]);
    for (const label of labels) expect(layout.nodes.filter((box) => overlap(box, label))).toEqual([]);
  });

  it("leads edges from border to border, past all other nodes", () => {
    for (const { id, points } of layout.edges) {
      const ends = graph.edges.find((other) => other.id === id);
      for (const point of points) {
        const touched = layout.nodes.filter((box) => overlap(box, { ...point, width: 0.5, height: 0.5 }));
        expect(touched.filter((box) => box.id !== ends?.from && box.id !== ends?.to)).toEqual([]);
      }
    }
  });

  it("gives every edge of a node a place of its own on the border", () => {
    const begins = layout.edges.filter(({ id }) => id.startsWith("a-")).map(({ points }) => points[0]);
    expect(new Set(begins.map((point) => JSON.stringify(point))).size).toBe(4);
  });

  it("is the same each time", () => {
    expect(layOutGraph(graph, options(direction))).toEqual(layout);
  });
});

it("draws a graph with a cycle, with one edge against the direction", () => {
  const round = { nodes: [node("a"), node("b")], edges: [edge("a", "b"), edge("b", "a")] };
  const { edges } = layOutGraph(round, options("right"));
  const directions = edges.map(({ points }) => Math.sign((points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0)));
  expect(directions.toSorted()).toEqual([-1, 1]);
});

it("gives nothing for a graph without nodes", () => {
  const { width, height, nodes } = layOutGraph({ nodes: [], edges: [] }, options("right"));
  expect([width, height, nodes]).toEqual([0, 0, []]);
});

it("stacks one drawing below another", () => {
  const upper = layOutGraph(graph, options("right"));
  const lower = layOutGraph({ nodes: [node("x"), node("y")], edges: [edge("x", "y")] }, options("right"));
  const both = stackLayouts(upper, lower, 30);
  expect(both.height).toBe(upper.height + 30 + lower.height);
  expect(boxOf(both, "x").y).toBe(boxOf(lower, "x").y + upper.height + 30);
  expect(both.edges.at(-1)?.points[0]?.y).toBeGreaterThan(upper.height);
});

it("draws straight lines straight and bends the others in the direction of the layout", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 30, y: 8 },
  ];
  expect(curveThrough(points, "right")).toBe("M0 0L10 0C20 0 20 8 30 8");
  expect(curveThrough(points, "down")).toBe("M0 0L10 0C10 4 30 4 30 8");
  expect(curveThrough([], "right")).toBe("");
});
