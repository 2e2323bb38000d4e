import { expect, test } from "vitest";
import { z } from "zod";
import { newId } from "./new-id.ts";

test("an id is a uuid of version 7 that begins with its time", () => {
  const id = newId(0x0199_1234_5678);
  expect(z.uuidv7().safeParse(id).success).toBe(true);
  expect(id.startsWith("01991234-5678-7")).toBe(true);
});

test("later ids sort behind earlier ones", () => {
  const ids = [1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000].map((nowMs) => newId(nowMs));
  expect(ids.toSorted()).toEqual(ids);
});

test("no two ids are the same", () => {
  expect(new Set(Array.from({ length: 1000 }, () => newId(5))).size).toBe(1000);
});
