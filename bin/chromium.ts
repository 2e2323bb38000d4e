import { existsSync } from "node:fs";

/** Chromium without a window's surroundings: shows the same pages for two thirds of the processor time. */
export const lightChromium = "/usr/bin/chromium-headless-shell";

const places = [
  lightChromium,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Path of the system's Chromium, or undefined; CHROMIUM_PATH names one in another place. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  return [...(chosen ? [chosen] : []), ...places].find((path) => existsSync(path));
}
