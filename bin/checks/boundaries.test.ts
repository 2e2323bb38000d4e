import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { boundariesCheck } from "./boundaries.ts";
import { plantRepository } from "./planted-repository.ts";

const repository = resolve(import.meta.dirname, "../..");
const rules = Object.fromEntries(
  [".dependency-cruiser.cjs", "package.json", "tsconfig.json"].map((file) => [
    file,
    readFileSync(resolve(repository, file), "utf8"),
  ]),
);

const clean = {
  ...rules,
  "features/graph.json": JSON.stringify({ a: ["b"], b: [], c: [] }),
  "apps/server/main.ts":
    'import { aModule } from "#features/a/server/module.ts";\nexport const modules = [aModule];\n',
  "features/a/contract/a.ts": 'import { z } from "zod";\nexport const A = z.string();\n',
  "features/a/server/module.ts":
    'import { list } from "./a.repository.ts";\nexport const aModule = { list };\n',
  "features/a/server/a.repository.ts":
    'import { db } from "#platform/server/db/db.ts";\nexport const list = () => db;\n',
  "features/a/server/a.test.ts":
    'import { bModule } from "#features/b/server/module.ts";\nexport const used = bModule;\n',
  "features/b/server/module.ts": "export const bModule = 1;\n",
  "features/a/server/use-b.ts": 'import { b } from "#features/b/server/index.ts";\nexport const useB = b;\n',
  "features/b/server/index.ts": "export const b = 1;\n",
  "features/b/server/inner.ts": "export const inner = 1;\n",
  "features/c/server/index.ts": "export const c = 1;\n",
  "platform/server/db/db.ts": "export const db = 1;\n",
};

test("a repository that keeps the rules passes", async () => {
  using planted = plantRepository(clean);
  expect(await boundariesCheck.run(planted.root)).toEqual({ passed: 1, failed: 0, output: "" });
});

test.each([
  ["graph-a", "features/a/server/x.ts", "#features/c/server/index.ts"],
  ["only-the-front-door", "features/a/server/x.ts", "#features/b/server/inner.ts"],
  ["tests-compose", "features/a/server/x.test.ts", "#features/b/server/inner.ts"],
  ["platform-knows-no-feature", "platform/server/x.ts", "#features/b/server/index.ts"],
  ["features-know-no-app", "features/a/server/x.ts", "#apps/server/main.ts"],
  ["contract-is-pure", "features/a/contract/x.ts", "#platform/server/db/db.ts"],
  ["web-never-server", "features/a/web/x.tsx", "../server/module.ts"],
  ["sql-lives-in-repositories", "features/a/server/x.ts", "#platform/server/db/db.ts"],
  ["apps-write-no-sql", "apps/server/x.ts", "kysely"],
  ["apps-compose", "apps/server/x.ts", "#features/b/server/inner.ts"],
  ["everything-resolves", "features/a/server/x.ts", "#features/b/server/missing.ts"],
  ["no-cycles", "features/a/server/x.ts", "./x.ts"],
  ["sandboxes-stand-apart", "sandboxes/s/x.ts", "#features/b/server/index.ts"],
  ["only-apps-run-sandboxes", "features/a/server/x.ts", "#sandboxes/s/s.ts"],
  ["product-needs-no-tooling", "features/a/server/x.ts", "#mocks/m.ts"],
])("the rule %s is enforced", async (rule, file, imported) => {
  using planted = plantRepository({
    ...clean,
    "mocks/m.ts": "export {};\n",
    "sandboxes/s/s.ts": "export {};\n",
    [file]: `import * as x from "${imported}";\nexport const y = x;\n`,
  });
  const result = await boundariesCheck.run(planted.root);
  expect(result.failed).toBe(1);
  expect(result.output).toContain(`: ${rule}`);
});

test("a test mounts features that its own one does not use, so that an edge is always one of the product", async () => {
  using planted = plantRepository({
    ...clean,
    "features/a/server/x.test.ts":
      'import { c } from "#features/c/server/index.ts";\nexport const used = c;\n',
  });
  expect(await boundariesCheck.run(planted.root)).toEqual({ passed: 1, failed: 0, output: "" });
});

test("a rule is enforced for imports of types as well", async () => {
  using planted = plantRepository({
    ...clean,
    "features/c/contract/c.ts": "export type C = string;\n",
    "features/a/server/x.ts":
      'import type { C } from "#features/c/contract/c.ts";\nexport const x: C = "";\n',
  });
  expect((await boundariesCheck.run(planted.root)).output).toContain(": graph-a");
});

test("a cruise that reads nothing fails instead of finding nothing", async () => {
  using planted = plantRepository({
    ...clean,
    ".dependency-cruiser.cjs": 'module.exports = { forbidden: [], options: { exclude: { path: "." } } };\n',
  });
  expect((await boundariesCheck.run(planted.root)).output).toContain("no module was inspected");
});

test("a file that the cruise leaves out fails", async () => {
  using planted = plantRepository({
    ...clean,
    ".dependency-cruiser.cjs":
      'module.exports = { forbidden: [], options: { exclude: { path: "^features/c/" }, doNotFollow: "node_modules" } };\n',
  });
  expect((await boundariesCheck.run(planted.root)).output).toContain(
    "features/c/server/index.ts was not inspected",
  );
});
