import { existsSync } from "node:fs";

/** Headless Chromium. It renders the same pages with two thirds of the CPU time. */
export const lightChromium = "/usr/bin/chromium-headless-shell";

const places = [
  lightChromium,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of the system's Chromium, or undefined. By default CHROMIUM_PATH comes first. */
export function findChromiumOfSystem(chosen = process.env.CHROMIUM_PATH): string | undefined {
  return [...(chosen ? [chosen] : []), ...places].find((path) => existsSync(path));
}
