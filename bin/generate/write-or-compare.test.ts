import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plantRepository } from "../checks/planted-repository.ts";
import { replaceMarkedPart } from "./marked-part.ts";
import { writeOrCompare } from "./write-or-compare.ts";

const file = (path: string, text: string) => ({ path, make: async () => text });

test("a check names stale and missing files and touches none", async () => {
  using planted = plantRepository({ "docs/a.md": "old\n", "docs/b.md": "same\n" });
  const files = [file("docs/a.md", "new\n"), file("docs/b.md", "same\n"), file("docs/c.md", "first\n")];
  const stale = await writeOrCompare(files, { root: planted.root, isCheck: true });
  expect(stale).toEqual(["docs/a.md", "docs/c.md"]);
  expect(readFileSync(join(planted.root, "docs/a.md"), "utf8")).toBe("old\n");
  expect(existsSync(join(planted.root, "docs/c.md"))).toBe(false);
});

test("writing brings every file up to date, so that a check finds nothing", async () => {
  using planted = plantRepository({ "docs/a.md": "old\n" });
  const files = [file("docs/a.md", "new\n")];
  await writeOrCompare(files, { root: planted.root, isCheck: false });
  expect(await writeOrCompare(files, { root: planted.root, isCheck: true })).toEqual([]);
});

test("only the marked part of a document is replaced", () => {
  const text = "before\n<!-- x: begin (npm run generate) -->\nold\n<!-- x: end -->\nafter\n";
  const wanted = "before\n<!-- x: begin (npm run generate) -->\nnew\n<!-- x: end -->\nafter\n";
  expect(replaceMarkedPart(text, "x", "new")).toBe(wanted);
  expect(replaceMarkedPart(wanted, "x", "new")).toBe(wanted);
});

test("a document that has lost its marks is an error", () => {
  expect(() => replaceMarkedPart("before\n", "x", "new")).toThrow('"x" are missing');
});
