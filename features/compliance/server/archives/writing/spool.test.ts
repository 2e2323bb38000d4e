import { expect, it } from "vitest";
import { linesIn, spool } from "./spool.ts";

it.each([1, 3, 1000])("lines are read back as they were written, %i at a time", async (atOnce) => {
  const lines = Array.from({ length: 2_500 }, (_, index) => `${index}\u2028${"ä".repeat(index % 90)}\r`);
  await using file = await spool((append) => append(lines));
  const batches = await Array.fromAsync(linesIn(file, atOnce));
  expect(batches.flat()).toEqual(lines);
  expect(Math.max(...batches.map(({ length }) => length))).toBeLessThanOrEqual(atOnce);
});
