import { existsSync } from "node:fs";
import { runProgram } from "./checks/run-program.ts";
import { findChromium } from "./chromium.ts";

const aptGet = "/usr/bin/apt-get";
const advice = "Chromium is missing: install the package chromium (on Debian: apt-get install chromium).";

/**
 * Makes sure that a Chromium is there: root on Debian gets it installed, anyone else gets told what to install.
 * Answers with what is missing, or with nothing.
 */
export async function installChromium({
  find = findChromium,
  isRoot = process.getuid?.() === 0,
} = {}): Promise<string | undefined> {
  if (find()) return undefined;
  if (!isRoot || !existsSync(aptGet)) return advice;

  console.log("Installing Debian's package chromium ...");
  const options = { cwd: "/", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  await runProgram(aptGet, ["update", "-q"], options);
  const { output } = await runProgram(
    aptGet,
    ["install", "-y", "-q", "--no-install-recommends", "chromium"],
    options,
  );
  return find() ? undefined : `${advice}\n${output.slice(-2000)}`;
}
