import { debianPackages } from "../platform/server/packages/debian-packages.ts";
import { lightChromium } from "../platform/server/packages/find-chromium.ts";
import { findChromium } from "./chromium.ts";

const advice = "Chromium is missing: install the package chromium (on Debian: apt-get install chromium).";
const light = "chromium-headless-shell";

/**
 * Ensures that Chromium exists: as root on Debian it installs the headless one, or else the full one. Returns
 * instructions when it is missing, otherwise undefined.
 */
export async function installChromium({
  find = findChromium,
  isChosen = Boolean(process.env.CHROMIUM_PATH),
  isRoot = process.getuid?.() === 0,
  packages = debianPackages,
} = {}): Promise<string | undefined> {
  const found = find();
  if (found) {
    const isEnough = isChosen || !isRoot || found === lightChromium;
    // Without network access, because a machine that cannot have it must not wait at every run.
    if (!isEnough && (await packages.isKnown(light))) await packages.install([light]);
    return undefined;
  }
  if (!isRoot) return advice;
  await packages.refresh();
  const outputs = [await packages.install([light])];
  if (!find()) outputs.push(await packages.install(["chromium"]));
  return find() ? undefined : [advice, ...outputs.map((output) => output.slice(-1000))].join("\n");
}
