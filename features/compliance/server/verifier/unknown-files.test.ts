import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { strToU8, zipSync } from "fflate";
import { expect, inject, it } from "vitest";

const verifier = join(import.meta.dirname, "verify-log.ts");
const zip = Buffer.from(zipSync({ "README.txt": strToU8("Hello".repeat(1000)) }, { level: 0 }));

async function said(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(inject("filesFolder"), "unknown-")), name);
  await writeFile(path, bytes);
  const failed = promisify(execFile)(process.execPath, [verifier, path]);
  const { code, stdout, stderr } = await failed.catch((error) => error);
  expect(code).toBe(2);
  return `${stdout}${stderr}`;
}

it("a file of another kind is said to be none", async () => {
  expect(await said("letter.pdf", Buffer.from("%PDF-1.7 hello"))).toContain(
    "is no zip, and no export of the log",
  );
});

it("an empty file is said to be empty", async () => {
  expect(await said("archive.zip", Buffer.alloc(0))).toContain("archive.zip is empty.");
});

it("a zip that was cut is said to end too early", async () => {
  expect(await said("archive.zip", zip.subarray(0, 2000))).toBe(
    "INCOMPLETE  The archive ends too early. Download it again.\n",
  );
});

it("a zip of something else has no list", async () => {
  expect(await said("archive.zip", zip)).toBe(
    "INCOMPLETE  manifest.json is missing or not of a known form.\n",
  );
});
