import { expect, test } from "vitest";
import { plantRepository } from "./planted-repository.ts";
import { speechCheck } from "./speech.ts";

test("code and documents that speak of the product pass", async () => {
  using planted = plantRepository({
    "features/a/server/a.ts": 'export const path = "/api/v1/work/items";\n',
    "docs/a.md": "Run `npm test`. Open https://registry.example.org/ in a browser.\n",
    "platform/server/a.ts": "export const level = process.env.LOG_LEVEL;\n",
  });
  expect(await speechCheck.run(planted.root)).toEqual({ passed: 1, failed: 0, output: "" });
});

test.each([
  ["docs/a.md", "see `/home/anna/a`"],
  ["features/a/server/a.ts", 'export const home = "/home/anna/adjutant";'],
  ["features/a/server/a.ts", 'export const folder = "/root/a";'],
  ["docs/a.md", "as in ../shared/design"],
  ["features/a/server/a.ts", "// TODO later"],
  ["features/a/server/a.ts", "// biome-ignore lint: no"],
  ["features/a/server/a.ts", "export const a = b as unknown as string;"],
  ["features/a/server/a.test.ts", 'test.skip("a", () => {});'],
  ["features/a/server/a.ts", "export const a = process.env.A;"],
  ["features/a/server/a.ts", 'console.log("a");'],
  ["package-lock.json", '      "resolved": "http://mirror.example/a.tgz",'],
])("in %s the line `%s` fails", async (file, line) => {
  using planted = plantRepository({ [file]: `${line}\n` });
  const result = await speechCheck.run(planted.root);
  expect(result.failed).toBe(1);
  expect(result.output).toContain(`${file}:1: `);
});
