import { existsSync } from "node:fs";
import { runProgram } from "./checks/run-program.ts";
import { findChromium } from "./chromium.ts";

const aptGet = "/usr/bin/apt-get";

/** Makes sure that a Chromium is there: root on Debian gets it installed, anyone else gets told what to install. */
export async function installChromium(root: string): Promise<string | undefined> {
  if (findChromium()) return undefined;
  const advice = "Chromium is missing: install the package `chromium` (Debian: apt-get install chromium)";
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return advice;

  console.log("Installing Debian's package chromium …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await runProgram(aptGet, ["update", "-q"], { cwd: root, env });
  const installed = await runProgram(aptGet, ["install", "-y", "-q", "--no-install-recommends", "chromium"], {
    cwd: root,
    env,
  });
  return findChromium() ? undefined : `${advice}\n${installed.output.slice(-2000)}`;
}
