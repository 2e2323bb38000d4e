import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { openUnlinkedTempFile } from "./unlinked-temp-file.ts";

const bytes = randomBytes(200_000);

it("gives back what was written, from the beginning, as often as it is read", async () => {
  await using file = await openUnlinkedTempFile();
  for (const part of [bytes.subarray(0, 70_001), bytes.subarray(70_001)]) await file.append(part);
  expect(file.sizeBytes).toBe(bytes.length);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(bytes.equals(await buffer(file.stream()))).toBe(true);
    expect(bytes.subarray(0, 100).equals(await file.read(100))).toBe(true);
  }
});

it("is under no name, also while it is written", async () => {
  const before = new Set(await readdir(tmpdir()));
  await using file = await openUnlinkedTempFile();
  await file.append(bytes);
  const added = (await readdir(tmpdir())).filter((name) => !before.has(name));
  expect(added.filter((name) => name.startsWith("adjutant-bytes-"))).toEqual([]);
});
