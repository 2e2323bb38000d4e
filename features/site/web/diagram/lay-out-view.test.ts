import { describe, expect, it } from "vitest";
import type { GraphLayout } from "#platform/web/canvas/layout/graph-layout.ts";
import type { DiagramFlow, DiagramNode } from "../../contract/index.ts";
import { layOutData, layOutFeatures } from "./lay-out-view.ts";

const node = (id: string, part: Partial<DiagramNode> = {}): DiagramNode => ({
  ...{ id, kind: "service", label: id, variant: "", text: "", place: "outside", isHere: true },
  ...part,
});
const flow = (from: string, to: string, part: Partial<DiagramFlow> = {}): DiagramFlow => ({
  ...{ id: `${from}-${to}`, from, to, label: "", isBothWays: false, data: "", why: "", kept: "" },
  ...{ reach: "outside", isHere: true, ...part },
});

const nodes = [
  node("browser", { kind: "browser", place: "person" }),
  node("server", { kind: "program", place: "installation" }),
  node("worker", { kind: "program", place: "installation" }),
  node("database", { kind: "store", place: "installation" }),
  node("mail"),
  node("cards"),
  node("absent", { isHere: false }),
];
const flows = [
  flow("browser", "server"),
  flow("server", "database"),
  flow("worker", "database"),
  flow("worker", "mail"),
  flow("browser", "cards"),
  flow("worker", "absent", { isHere: false }),
];
const features = ["chat", "agents", "tools", "voice", "tasks", "site", "team", "demo"].map((id) => {
  return node(id, { kind: "feature", place: "installation" });
});
const uses = [flow("chat", "agents"), flow("agents", "tools"), flow("chat", "tools")];

const bottomOf = ({ nodes: placed }: GraphLayout, ids: readonly string[]) =>
  Math.max(...placed.filter(({ id }) => ids.includes(id)).map(({ y, height }) => y + height));

it("leaves out what is not here, with its flows", () => {
  const { nodes: placed, edges } = layOutData({ nodes, flows }, 900);
  expect(placed.map(({ id }) => id)).toEqual(["browser", "server", "worker", "database", "mail", "cards"]);
  expect(edges).toHaveLength(5);
});

it("puts parts into the areas of their places", () => {
  const { groups } = layOutData({ nodes, flows }, 900);
  expect(groups.map(({ name }) => name)).toEqual(["person", "installation", "outside"]);
});

it("gives every flow a place for its number, and a feature that uses another none", () => {
  const places = (layout: GraphLayout) => layout.edges.filter(({ label }) => label !== undefined).length;
  expect(places(layOutData({ nodes, flows }, 900))).toBe(5);
  expect(places(layOutFeatures({ nodes: features, flows: uses }, 900))).toBe(0);
});

it("draws wider parts where there is room", () => {
  const widthAt = (widthPx: number) => layOutData({ nodes, flows }, widthPx).nodes[0]?.width ?? 0;
  expect(widthAt(1200)).toBeGreaterThan(widthAt(500));
  expect(layOutData({ nodes, flows }, 900).width).toBeLessThan(900);
});

describe.each([335, 704, 1216])("features in %i pixels", (widthPx) => {
  const layout = layOutFeatures({ nodes: features, flows: uses }, widthPx);
  const alone = ["voice", "tasks", "site", "team", "demo"];

  it("stand below the others when they are alone", () => {
    const lowest = bottomOf(layout, ["chat", "agents", "tools"]);
    for (const { id, y } of layout.nodes) if (alone.includes(id)) expect(y).toBeGreaterThan(lowest);
  });

  it("are all there, and only real edges are drawn", () => {
    expect(layout.nodes.map(({ id }) => id).toSorted()).toEqual(features.map(({ id }) => id).toSorted());
    expect(layout.edges.map(({ id }) => id)).toEqual(uses.map(({ id }) => id));
  });
});
