import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Installs the packages of the lock file beside this file, once. Only this benchmark needs them. */
export async function installLighthouse(): Promise<void> {
  const cwd = import.meta.dirname;
  if (existsSync(join(cwd, "node_modules/lighthouse"))) return;
  console.log("Installing Lighthouse ...");
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("Lighthouse could not be installed.");
}
