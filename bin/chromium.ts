import { findChromiumOfSystem } from "../platform/server/packages/find-chromium.ts";

/** The path of the system's Chromium, or undefined. CHROMIUM_PATH overrides it. */
export function findChromium(): string | undefined {
  return findChromiumOfSystem();
}
