import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { settings } from "#platform/server/config/settings.ts";
import { nearestWord } from "#platform/server/nearest-word.ts";

/**
 * Names that other programs read from the same file, and that programs of this checkout read beside the
 * settings.
 */
const foreign = /^(?:GOTRUE_|NODE_|npm_|VITE_|PG)/;
const ofPrograms = new Set(["CHROMIUM_PATH", "TZ", "PATH", "HOME", "LANG", "CI", "NO_COLOR", "FORCE_COLOR"]);

/**
 * One warning per unknown name in `.env` below `root`, with the likely intended setting. Other names ending
 * in _KEY are fine, because `models add --key-env` reads them.
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
    // Without the file nothing is misspelt. An unreadable file is reported where it is needed.
    return [];
  }
}
