import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";

const program = `
import { hashChangedFiles, hashFiles } from "./bin/setup/hash-files.ts";
const places = ["features/*/web", "apps/web", "package.json"];
console.log(hashChangedFiles("test", places) + " " + hashFiles(places));`;

let checkout: string;
const write = (path: string, content: string) => {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), content);
};
/** Both hashes, which are always the same: what is remembered must not be seen. */
function hash(): string {
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module-typescript", "-e", program], {
    cwd: checkout,
    encoding: "utf8",
  });
  const [changed, whole] = stdout.trim().split(" ");
  expect(changed, stderr).toBe(whole);
  return changed ?? "";
}

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), "adjutant-hash-"));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  cpSync(import.meta.dirname, join(checkout, "bin/setup"), { recursive: true });
  write("package.json", '{ "type": "module" }');
  write("features/a/web/page.tsx", "one");
  write("features/b/web/deep/er.ts", "two");
  write("features/b/server/other.ts", "three");
});

describe("the hash of sources", () => {
  it("changes with each of them and with nothing else", () => {
    const before = hash();
    expect(hash()).toBe(before);
    write("features/b/server/other.ts", "changed");
    write("features/b/web/deep/er.test.ts", "a test");
    expect(hash()).toBe(before);
    write("features/b/web/deep/er.ts", "owt");
    const changed = hash();
    expect(changed).not.toBe(before);
    write("apps/web/new.ts", "");
    expect(hash()).not.toBe(changed);
    rmSync(join(checkout, "apps"), { recursive: true });
    write("features/b/web/deep/er.ts", "two");
    expect(hash()).toBe(before);
  });

  it("changes with a file of the same size that has the time of the one before", () => {
    const path = join(checkout, "features/a/web/page.tsx");
    const time = new Date("2026-01-01T00:00:00Z");
    utimesSync(path, time, time);
    const before = hash();
    writeFileSync(path, "eno");
    utimesSync(path, time, time);
    expect(hash()).not.toBe(before);
  });
});
