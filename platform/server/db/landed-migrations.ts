import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Migration } from "./migrate.ts";

const file = join(import.meta.dirname, "../../../database/landed.json");

/** Checksums of the landed migrations by name. Existing installations have applied exactly these files. */
export function readLanded(): Record<string, string> {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Landed migrations that were changed or removed, one sentence each. Empty when all is well. */
export function changedSinceLanding(
  landed: Record<string, string>,
  migrations: readonly Migration[],
): string[] {
  return Object.entries(landed).flatMap(([name, checksum]) => {
    const own = migrations.find((migration) => migration.name === name);
    if (own?.checksum === checksum) return [];
    const what = own ? "was changed" : "is gone";
    return [
      `${name} has landed and ${what}. Restore it (git checkout), and write what is new as another migration.`,
    ];
  });
}

/** Adds the new migrations to the landed ones and returns their names. Throws instead of overwriting one. */
export function noteLanded(migrations: readonly Migration[]): string[] {
  const landed = readLanded();
  const [problem] = changedSinceLanding(landed, migrations);
  if (problem) throw new Error(problem);
  const added = migrations.filter(({ name }) => !(name in landed));
  const all = migrations.map(({ name, checksum }) => [name, checksum]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  return added.map(({ name }) => name);
}
