import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Migration } from "./migrate.ts";

const file = join(import.meta.dirname, "../../../database/landed.json");

/** The checksum of each migration that has landed, by its name: installations out there have applied exactly that. */
export function readLanded(): Record<string, string> {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** What became of landed migrations that nobody may touch, a sentence each. */
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

/** Adds the migrations that are new to those that have landed; answers their names. Refuses to overwrite one. */
export function noteLanded(migrations: readonly Migration[]): string[] {
  const landed = readLanded();
  const [problem] = changedSinceLanding(landed, migrations);
  if (problem) throw new Error(problem);
  const added = migrations.filter(({ name }) => !(name in landed));
  const all = migrations.map(({ name, checksum }) => [name, checksum]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  return added.map(({ name }) => name);
}
