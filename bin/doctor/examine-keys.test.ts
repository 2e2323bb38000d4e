import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { examineKeys } from "./examine-keys.ts";

function keyFile(content?: string, mode = 0o600) {
  const folder = mkdtempSync(join(tmpdir(), "adjutant-keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "keys.json");
  if (content !== undefined) writeFileSync(path, content, { mode });
  return path;
}

it("is content with a file that only this user can read, and with none before the first start", async () => {
  expect(await examineKeys(keyFile("{}"))).toBe("readable by this user alone");
  expect(await examineKeys(keyFile())).toContain("the first start makes them");
});

it("says how to repair a file that others can read", async () => {
  const path = keyFile("{}", 0o644);
  await expect(examineKeys(path)).rejects.toMatchObject({
    message: expect.stringContaining("can be read by other users of this machine (mode 644)"),
    remedy: expect.stringContaining(`chmod 600 "${path}"`),
  });
});

it("names a file that is damaged, and nothing of what is in it", async () => {
  await expect(examineKeys(keyFile("{ secret"))).rejects.toThrow(/^\S+keys\.json is damaged\.$/);
});
