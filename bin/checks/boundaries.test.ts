import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it, test } from "vitest";
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
  // A test mounts features that its own one does not use, so that an edge is always one of the product.
  "features/a/server/mounts-c.test.ts":
    'import { c } from "#features/c/server/index.ts";\nexport const used = c;\n',
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

describe("in a repository that breaks every rule once", () => {
  const broken = [
    ["graph-a", "features/a/server/graph.ts", "#features/c/server/index.ts"],
    ["only-the-front-door", "features/a/server/door.ts", "#features/b/server/inner.ts"],
    ["tests-compose", "features/a/server/composes.test.ts", "#features/b/server/inner.ts"],
    ["platform-knows-no-feature", "platform/server/knows-feature.ts", "#features/b/server/index.ts"],
    ["features-know-no-app", "features/a/server/knows-app.ts", "#apps/server/main.ts"],
    ["contract-is-pure", "features/a/contract/impure.ts", "#platform/server/db/db.ts"],
    ["web-never-server", "features/a/web/serves.tsx", "../server/module.ts"],
    ["sql-lives-in-repositories", "features/a/server/writes-sql.ts", "#platform/server/db/db.ts"],
    ["apps-write-no-sql", "apps/server/writes-sql.ts", "kysely"],
    ["apps-compose", "apps/server/reaches-in.ts", "#features/b/server/inner.ts"],
    ["everything-resolves", "features/a/server/lost.ts", "#features/b/server/missing.ts"],
    ["no-cycles", "features/a/server/round.ts", "./round.ts"],
    ["sandboxes-stand-apart", "sandboxes/s/leans.ts", "#features/b/server/index.ts"],
    ["only-apps-run-sandboxes", "features/a/server/plays.ts", "#sandboxes/s/s.ts"],
    ["product-needs-no-tooling", "features/a/server/mocks.ts", "#mocks/m.ts"],
  ] as const;
  const typed = "features/a/server/typed.ts";
  let lines: string[];

  // One cruise sees them all: each takes a second and more.
  beforeAll(async () => {
    using planted = plantRepository({
      ...clean,
      "mocks/m.ts": "export {};\n",
      "sandboxes/s/s.ts": "export {};\n",
      ...Object.fromEntries(
        broken.map(([, file, used]) => [file, `import * as x from "${used}";\nexport const y = x;\n`]),
      ),
      "features/c/contract/c.ts": "export type C = string;\n",
      [typed]: 'import type { C } from "#features/c/contract/c.ts";\nexport const x: C = "";\n',
    });
    const { failed, output } = await boundariesCheck.run(planted.root);
    expect(failed).toBeGreaterThan(0);
    lines = output.split("\n").map((line) => line.trim());
  });

  const rulesAgainst = (file: string) =>
    lines.filter((line) => line.startsWith(`${file} `)).map((line) => line.replace(/.*: /, ""));

  it.each(broken)("the rule %s is enforced", (rule, file) => {
    expect(rulesAgainst(file)).toContain(rule);
  });

  it("a rule is enforced for imports of types as well", () => {
    expect(rulesAgainst(typed)).toEqual(["graph-a"]);
  });

  it("nothing else is refused", () => {
    const files = new Set(lines.map((line) => line.replace(/:? .*/, "")));
    expect([...files].sort()).toEqual([...broken.map(([, file]) => file), typed].sort());
  });
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
