import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { formatCheck } from "./format.ts";
import { plantRepository } from "./planted-repository.ts";
import { programCheck } from "./program-check.ts";
import { typesCheck } from "./types.ts";

const repository = resolve(import.meta.dirname, "../..");
const copied = (...files: string[]) =>
  Object.fromEntries(files.map((file) => [file, readFileSync(resolve(repository, file), "utf8")]));

test("a program that ends with another code than 0 fails and shows what it wrote to both streams", async () => {
  using planted = plantRepository({
    "broken.mjs": 'console.log("to output"); console.error("to errors"); process.exit(3);\n',
  });
  const result = await programCheck("broken", "broken.mjs", []).run(planted.root);
  expect(result.failed).toBe(1);
  expect(result.output).toContain("to output");
  expect(result.output).toContain("to errors");
});

test("a file that is formatted and follows the lint rules passes", async () => {
  using planted = plantRepository({
    ...copied("biome.json", ".gitignore"),
    "platform/server/a.ts": "export const a = 1;\n",
  });
  expect(await formatCheck.run(planted.root)).toMatchObject({ passed: 1, failed: 0 });
});

test.each([
  ["format", "a.ts", "export const a   = 1"],
  ["noExplicitAny", "a.ts", "export const a: any = 1;\n"],
  ["noDefaultExport", "a.ts", "export default 1;\n"],
  ["useFilenamingConvention", "someThing.ts", "export const a = 1;\n"],
])("a file against the rule %s fails", async (rule, name, text) => {
  using planted = plantRepository({
    ...copied("biome.json", ".gitignore"),
    [`platform/server/${name}`]: text,
  });
  const result = await formatCheck.run(planted.root);
  expect(result.failed).toBe(1);
  expect(result.output).toContain(rule);
});

test("a right type passes and a wrong one fails", async () => {
  const files = copied("tsconfig.json", "package.json");
  using right = plantRepository({ ...files, "platform/server/a.ts": 'export const a: string = "a";\n' });
  expect(await typesCheck.run(right.root)).toMatchObject({ passed: 1, failed: 0 });
  using wrong = plantRepository({ ...files, "platform/server/a.ts": "export const a: string = 1;\n" });
  expect((await typesCheck.run(wrong.root)).output).toContain("platform/server/a.ts(1,14)");
});

test("syntax that cannot be erased fails", async () => {
  using planted = plantRepository({
    ...copied("tsconfig.json", "package.json"),
    "platform/server/a.ts": "export enum Colour {\n  Red,\n}\n",
  });
  expect((await typesCheck.run(planted.root)).output).toContain("erasableSyntaxOnly");
});
