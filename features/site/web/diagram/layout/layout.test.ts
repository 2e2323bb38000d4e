import { describe, expect, it } from "vitest";
import type { DiagramFlow, DiagramNode } from "../../../contract/index.ts";
import { findNeighbour } from "../find-neighbour.ts";
import { layoutData, layoutFeatures } from "./layout-view.ts";
import type { Box, Picture } from "./picture.ts";
import { rankByUse } from "./rank-by-use.ts";

const node = (id: string, part: Partial<DiagramNode> = {}): DiagramNode => ({
  ...{ id, kind: "service", label: id, variant: "", text: "", place: "outside", isHere: true },
  ...part,
});
const flow = (from: string, to: string): DiagramFlow => ({
  ...{ id: `${from}-${to}`, from, to, label: "", isBothWays: false, data: "", why: "", kept: "" },
  ...{ reach: "outside", isHere: true },
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
];
const feature = (id: string) => node(id, { kind: "feature", place: "installation" });
const features = ["chat", "agents", "tools", "voice", "tasks"].map(feature);
const uses = [flow("chat", "agents"), flow("agents", "tools"), flow("chat", "tools")];

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const boxOf = (picture: Picture, id: string) => {
  const box = picture.nodes.find((placed) => placed.id === id);
  if (!box) throw new Error(`${id} is not in the picture.`);
  return box;
};

describe.each([335, 704, 900, 1216])("a picture %i pixels wide", (widthPx) => {
  const data = layoutData({ nodes, flows }, widthPx);
  const made = layoutFeatures({ nodes: features, flows: uses }, widthPx);

  it.each([
    ["data", data],
    ["features", made],
  ])("of %s has every part inside and none over another", (_, picture) => {
    for (const [index, one] of picture.nodes.entries()) {
      expect(one.x >= 0 && one.x + one.width <= widthPx && one.y >= 0).toBe(true);
      expect(one.y + one.height).toBeLessThanOrEqual(picture.height);
      for (const other of picture.nodes.slice(index + 1)) expect(overlap(one, other)).toBe(false);
    }
  });

  it("has each area around its parts, apart from the others", () => {
    const names = data.zones.map(({ name }) => name);
    expect(names).toEqual(["person", "installation", "outside"]);
    for (const [index, one] of data.zones.entries()) {
      for (const other of data.zones.slice(index + 1)) expect(overlap(one, other)).toBe(false);
    }
  });

  it("has numbers that cover neither a part nor each other", () => {
    const marks = data.lines.map(({ marker }) => ({
      x: marker.x - 8,
      y: marker.y - 8,
      width: 16,
      height: 16,
    }));
    for (const [index, mark] of marks.entries()) {
      for (const box of data.nodes) expect(overlap(mark, box)).toBe(false);
      for (const other of marks.slice(index + 1)) expect(overlap(mark, other)).toBe(false);
    }
  });

  it("leaves out what is not here, with its lines", () => {
    expect(data.nodes.map(({ id }) => id)).not.toContain("absent");
    expect(data.lines).toHaveLength(flows.length);
  });

  it("shows features that stand alone below the others", () => {
    const lowest = Math.max(...["chat", "agents", "tools"].map((id) => boxOf(made, id).y));
    for (const id of ["voice", "tasks"]) expect(boxOf(made, id).y).toBeGreaterThan(lowest);
  });
});

it("is the same each time", () => {
  expect(layoutData({ nodes, flows }, 900)).toEqual(layoutData({ nodes, flows }, 900));
});

it("leads what does not pass through the installation around its area", () => {
  const picture = layoutData({ nodes, flows }, 900);
  const zone = picture.zones.find(({ name }) => name === "installation");
  const line = picture.lines.find(({ id }) => id === "browser-cards");
  const passes = [...(line?.d.matchAll(/ (\d+)H/g) ?? [])].map(([, y]) => Number(y));
  expect(passes.length).toBeGreaterThan(0);
  for (const y of passes) expect(y).toBeGreaterThan((zone?.y ?? 0) + (zone?.height ?? 0));
});

it("puts a feature left of all that it uses, even when the graph is wrong", () => {
  const edges: Record<string, string[]> = { a: ["b"], b: ["c"], c: [], d: ["c"], e: ["f"], f: ["e"] };
  const ranks = rankByUse(Object.keys(edges), (id) => edges[id] ?? []);
  const at = (id: string) => ranks.get(id) ?? Number.NaN;
  expect([at("a") < at("b"), at("b") < at("c"), at("b") === at("d")]).toEqual([true, true, true]);
  expect(ranks.size).toBe(6);
});

describe("arrow keys", () => {
  const picture = layoutData({ nodes, flows }, 900);
  it.each([
    ["browser", "ArrowRight", "server"],
    ["worker", "ArrowUp", "server"],
    ["server", "ArrowLeft", "browser"],
    ["browser", "ArrowLeft", "browser"],
  ] as const)("lead from %s with %s to %s", (from, arrow, to) => {
    const reached = findNeighbour(picture.nodes, from, arrow);
    expect(from === "browser" && arrow === "ArrowRight" ? ["server", "worker"] : [to]).toContain(reached);
  });
});
