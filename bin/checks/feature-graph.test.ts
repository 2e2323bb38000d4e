import { expect, test } from "vitest";
import { featureGraphCheck } from "./feature-graph.ts";
import { plantRepository } from "./planted-repository.ts";

const graph = (edges: Record<string, string[]>) => ({ "features/graph.json": JSON.stringify(edges) });

test("a graph that knows every feature and has no cycle passes", async () => {
  using planted = plantRepository({ ...graph({ a: ["b"], b: [] }), "features/a/README.md": "# a\n" });
  expect(await featureGraphCheck.run(planted.root)).toMatchObject({ passed: 1, failed: 0 });
});

test("a feature folder without a line in the graph fails", async () => {
  using planted = plantRepository({ ...graph({ a: [] }), "features/b/README.md": "# b\n" });
  const result = await featureGraphCheck.run(planted.root);
  expect(result.failed).toBe(1);
  expect(result.output).toContain("features/b has no line in features/graph.json");
});

test("an edge to a feature that does not exist fails", async () => {
  using planted = plantRepository(graph({ a: ["ghost"] }));
  expect((await featureGraphCheck.run(planted.root)).output).toContain("a uses ghost");
});

test("features that need each other fail", async () => {
  using planted = plantRepository(graph({ a: ["b"], b: ["c"], c: ["a"] }));
  expect((await featureGraphCheck.run(planted.root)).output).toContain("a → b → c → a");
});
