import { installPrograms } from "../../platform/server/packages/install-programs.ts";
import { installChromium } from "../install-chromium.ts";
import type { Check } from "./check.ts";

/** Programs that speak, and that analyze sound. */
const programs = [
  { program: "espeak-ng", packages: ["espeak-ng"] },
  { program: "sox", packages: ["sox", "libsox-fmt-mp3"] },
];

let installing: Promise<string | undefined> | undefined;

/**
 * Installs what tests and journeys run beside Node, once for all checks. Returns what is missing with instructions, or
 * undefined.
 */
export function installTestPrograms(): Promise<string | undefined> {
  installing ??= installChromium().then(async (missing) => missing ?? installPrograms(programs));
  return installing;
}

/** A fresh machine waits for the network while the other checks compute. */
export const programsCheck: Check = {
  name: "programs",
  run: async () => {
    const missing = await installTestPrograms();
    return missing ? { passed: 0, failed: 1, output: missing } : { passed: 1, failed: 0, output: "" };
  },
};
