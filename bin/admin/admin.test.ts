import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../setup/root.ts";

function admin(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "bin/admin.ts"), ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

it("says first what was wrong, then how that command is used, and opens nothing for it", () => {
  const { status, stdout, stderr } = admin("grant");
  expect(stdout.split("\n").slice(0, 3)).toEqual(["“grant” needs <email>.", "", "Usage: npm run admin --"]);
  expect(stdout).not.toContain("models");
  expect({ status, stderr }).toEqual({ status: 2, stderr: "" });
});

it("shows every command to whoever names one that does not exist", () => {
  const { status, stdout } = admin("bogus");
  expect(stdout).toMatch(/^There is no command “bogus”\.\n\nUsage: npm run admin -- <command>/);
  expect(status).toBe(2);
});
