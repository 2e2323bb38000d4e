import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";

const root = resolve(import.meta.dirname, "..");

it("fills in the sample data once, says how to sign in, and leaves alone what is there", {
  timeout: 90_000,
}, () => {
  const top = mkdtempSync(join(inject("filesFolder"), "seed-"));
  onTestFinished(() => rmSync(top, { recursive: true }));
  chmodSync(top, 0o755);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const seed = () =>
    execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", "bin/seed.ts"], {
      cwd: root,
      env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: join(top, "data"), PUBLIC_URL: "https://a.example" },
      encoding: "utf8",
    });
  const first = seed();
  expect(first).toMatch(/^Writing sample data \(people, conversations\) into .+data\.\n/);
  expect(first).toContain("https://a.example/chat/");
  expect(first).toMatch(/\nSign in at https:\/\/a\.example\/auth as \S+@\S+ with the password \S+\n/);
  const second = seed();
  expect(second).toContain("people: there already, left as it is");
  expect(second).toContain("conversations: there already, left as it is");
  expect(second).toContain("Sign in at");
});
