import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Milliseconds per test file, by path from the root. */
export type Durations = Record<string, number>;

const recordOf = (root: string) => join(root, ".cache/durations.json");

/** The durations of the last runs. Empty without any. */
export function readDurations(root: string): Durations {
  try {
    return JSON.parse(readFileSync(recordOf(root), "utf8"));
  } catch {
    return {};
  }
}

/** Merges new durations and drops deleted files. */
export function recordDurations(root: string, durations: Durations): void {
  const known = Object.entries({ ...readDurations(root), ...durations });
  const present = known.filter(([file]) => existsSync(join(root, file)));
  mkdirSync(dirname(recordOf(root)), { recursive: true });
  writeFileSync(recordOf(root), `${JSON.stringify(Object.fromEntries(present.toSorted()), undefined, 1)}\n`);
}

/** The slowest files, one line each. */
export function describeSlowest(durations: Durations, count = 10): string[] {
  return Object.entries(durations)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, ms]) => `${(ms / 1_000).toFixed(1).padStart(6)} s  ${file}`);
}
