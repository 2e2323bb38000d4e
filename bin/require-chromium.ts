import { findChromium } from "./chromium.ts";
import { installChromium } from "./install-chromium.ts";

/** The path of Chromium, installed if possible. Throws instructions otherwise. */
export async function requireChromium(): Promise<string> {
  const missing = await installChromium();
  const path = findChromium();
  if (missing || !path) throw new Error(missing ?? "Chromium is missing.");
  return path;
}
