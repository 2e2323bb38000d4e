import { existsSync } from "node:fs";
import { runProgram } from "./checks/run-program.ts";
import { findChromium, lightChromium } from "./chromium.ts";

const aptGet = "/usr/bin/apt-get";
const advice = "Chromium is missing: install the package chromium (on Debian: apt-get install chromium).";

/**
 * Makes sure that a Chromium is there: root on Debian gets it installed, with its light variant when there is one;
 * anyone else gets told what to install. Answers with what is missing, or with nothing.
 */
export async function installChromium({
  find = findChromium,
  isRoot = process.getuid?.() === 0,
  install = installPackage,
} = {}): Promise<string | undefined> {
  const found = find();
  const isEnough = found === lightChromium || process.env.CHROMIUM_PATH;
  if (!isRoot || isEnough) return found ? undefined : advice;

  const output = await install("chromium-headless-shell");
  if (find()) return undefined;
  const outputOfWhole = await install("chromium");
  return find() ? undefined : `${advice}\n${output.slice(-1000)}${outputOfWhole.slice(-1000)}`;
}

/** Answers with what apt-get said; where there is none, nothing is installed. */
async function installPackage(name: string): Promise<string> {
  if (!existsSync(aptGet)) return "";
  console.log(`Installing Debian's package ${name} ...`);
  const options = { cwd: "/", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  await runProgram(aptGet, ["update", "-q"], options);
  const install = ["install", "-y", "-q", "--no-install-recommends", name];
  return (await runProgram(aptGet, install, options)).output;
}
