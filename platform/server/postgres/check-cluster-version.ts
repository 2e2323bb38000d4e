import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../config/start-error.ts";

/** Major version of the bundled PostgreSQL. */
const ownVersion = 18;

/** Throws a StartError for a cluster of another major version, because its files cannot be read. */
export async function checkClusterVersion(clusterDir: string): Promise<void> {
  const version = Number((await readFile(join(clusterDir, "PG_VERSION"), "utf8").catch(() => "")).trim());
  if (version === ownVersion) return;
  if (version > ownVersion) {
    throw new StartError(
      `The database in ${clusterDir} was made by a newer version (PostgreSQL ${version}).`,
      "Start that version, or set DATA_DIR to another folder.",
    );
  }
  throw new StartError(
    version
      ? `The database in ${clusterDir} was made by PostgreSQL ${version}; this version brings ${ownVersion}.`
      : `The database in ${clusterDir} is damaged: it names no version.`,
    "Restore a backup into a new data folder.",
  );
}
