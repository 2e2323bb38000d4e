import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeSlowest, readDurations, recordDurations } from "./durations.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "adjutant-durations-"));
  for (const file of ["a.test.ts", "b.test.ts"]) writeFileSync(join(root, file), "");
});
afterEach(() => rmSync(root, { recursive: true }));

test("nothing is known before the first run, nor when the record was spoiled", () => {
  expect(readDurations(root)).toEqual({});
  mkdirSync(join(root, ".cache"));
  writeFileSync(join(root, ".cache/durations.json"), '{"a.test.ts": 1');
  expect(readDurations(root)).toEqual({});
});

test("a run of a few files leaves what is known of the others, and files that are gone are forgotten", () => {
  recordDurations(root, { "a.test.ts": 900, "b.test.ts": 100 });
  recordDurations(root, { "b.test.ts": 200 });
  expect(readDurations(root)).toEqual({ "a.test.ts": 900, "b.test.ts": 200 });
  rmSync(join(root, "a.test.ts"));
  recordDurations(root, {});
  expect(readDurations(root)).toEqual({ "b.test.ts": 200 });
});

test("the slowest files are named, the slowest first", () => {
  expect(describeSlowest({ "a.test.ts": 900, "b.test.ts": 12_340, "c.test.ts": 1_000 }, 2)).toEqual([
    "  12.3 s  b.test.ts",
    "   1.0 s  c.test.ts",
  ]);
});
