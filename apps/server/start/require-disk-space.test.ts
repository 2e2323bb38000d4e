import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { requireDiskSpace } from "./require-disk-space.ts";

it("names the folder whose disk is full, and says what to do", async () => {
  const free = async (folder: string) => (folder === "/database" ? 3.7 : 900);
  await expect(requireDiskSpace(["/data", "/database"], free)).rejects.toThrow(
    "The disk of /database is full: 3 MB are free. Free some space on it.",
  );
});

it("is content with a disk that has room", async () => {
  await requireDiskSpace(["/data"], async () => 32);
  await requireDiskSpace([tmpdir()]);
});
