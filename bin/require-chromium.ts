import { findChromium } from "./chromium.ts";
import { installChromium } from "./install-chromium.ts";

/** Path of Chromium, installed where that is possible; throws with what to install where it is not. */
export async function requireChromium(): Promise<string> {
  const missing = await installChromium();
  const path = findChromium();
  if (missing || !path) throw new Error(missing ?? "Chromium is missing.");
  return path;
}
