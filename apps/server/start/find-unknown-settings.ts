import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { settings } from "#platform/server/config/settings.ts";
import { nearestWord } from "#platform/server/nearest-word.ts";

/** What other programs read from the same file, and what the programs of this checkout read beside the settings. */
const foreign = /^(?:GOTRUE_|NODE_|npm_|VITE_|PG)/;
const ofPrograms = new Set(["CHROMIUM_PATH", "TZ", "PATH", "HOME", "LANG", "CI", "NO_COLOR", "FORCE_COLOR"]);

/**
 * One line for each name in the file .env of `root` that stands for nothing, with the setting that was probably
 * meant. A key under a name of one's own is fine where it ends in _KEY: `models add --key-env` reads such names.
 */
export function findUnknownSettings(root: string): string[] {
  const known = Object.keys(settings);
  const isKnown = (name: string) => known.includes(name) || ofPrograms.has(name) || foreign.test(name);
  return readNames(join(root, ".env"))
    .toSorted()
    .flatMap((name) => {
      if (isKnown(name)) return [];
      const meant = nearestWord(name, known);
      if (!meant && name.endsWith("_KEY")) return [];
      return [
        `unknown setting ${name} in .env${meant ? `; did you mean ${meant}?` : "; docs/settings.md lists them"}`,
      ];
    });
}

function readNames(path: string): string[] {
  try {
    return Object.keys(parseEnv(readFileSync(path, "utf8")));
  } catch {
    // Without the file nothing is misspelt; one that cannot be read is told of where it is needed.
    return [];
  }
}
