import { expect, test } from "vitest";
import { featureGraphCheck } from "./feature-graph.ts";
import { plantRepository } from "./planted-repository.ts";

const graph = (edges: Record<string, string[]>) => ({ "features/graph.json": JSON.stringify(edges) });

const aUsesB = {
  ...graph({ a: ["b"], b: [] }),
  "features/a/README.md": "# a\n",
  "features/a/server/a.ts": 'export { b } from "#features/b/server/index.ts";\n',
  "features/b/README.md": "# b\n",
  "features/b/server/index.ts": "export const b = 1;\n",
};

test("a graph that knows every feature, has no cycle and no unused edge passes", async () => {
  using planted = plantRepository(aUsesB);
  expect(await featureGraphCheck.run(planted.root)).toEqual({ passed: 1, failed: 0, output: "" });
});

test.each(["features/a/server/a.test.ts", "features/a/server/testing/b.ts", "features/c/server/a.ts"])(
  "an edge that only %s uses fails",
  async (file) => {
    const { "features/a/server/a.ts": useOfB, ...rest } = aUsesB;
    using planted = plantRepository({ ...rest, [file]: useOfB });
    expect((await featureGraphCheck.run(planted.root)).output).toContain("a does not use b: delete the edge");
  },
);

test("a feature without a README fails", async () => {
  const { "features/b/README.md": _readme, ...rest } = aUsesB;
  using planted = plantRepository(rest);
  expect((await featureGraphCheck.run(planted.root)).output).toContain("features/b has no README.md");
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
