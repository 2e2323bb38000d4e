import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StartError } from "../config/start-error.ts";
import { newId } from "../ids.ts";
import { copyBinaries } from "./binaries.ts";
import { changeOwner } from "./change-owner.ts";
import { canEnter, chooseSystemUser, type SystemUser } from "./system-user.ts";

/** The folders of the embedded PostgreSQL. */
export interface Placement {
  /** Folder with bin, lib and share. */
  binaries: string;
  clusterDir: string;
  /** Absent: PostgreSQL runs as the user of this process. */
  user: SystemUser | undefined;
}

/**
 * Finds folders that PostgreSQL's user can enter.
 *
 * PostgreSQL refuses to run as root and opens its files by full path. When root starts a checkout or data
 * folder below a closed folder such as /root, PostgreSQL's user cannot get in. Then a copy of the binaries
 * and the cluster go to `systemDir`, and `postgres.location` in the data folder points there from then on.
 */
export async function placePostgres(
  dataDir: string,
  binaries: string,
  systemDir = "/var/lib/adjutant",
): Promise<Placement> {
  const inside = join(dataDir, "postgres");
  const pointer = join(dataDir, "postgres.location");
  const elsewhere = await readPointer(pointer);
  const user = chooseSystemUser(elsewhere ?? inside);
  if (!user) return { binaries, clusterDir: elsewhere ?? inside, user };

  const reachable = canEnter(user, join(binaries, "bin/postgres"))
    ? binaries
    : await copyBinaries(binaries, await openFolder(systemDir));
  if (elsewhere) return { binaries: reachable, clusterDir: elsewhere, user };
  if (await letThrough(user, dataDir)) return { binaries: reachable, clusterDir: inside, user };

  const outside = join(await openFolder(systemDir), "clusters", newId(), "postgres");
  await openFolder(dirname(outside));
  if (existsSync(inside)) await move(inside, outside, user);
  await writeFile(pointer, `${outside}\n`);
  return { binaries: reachable, clusterDir: outside, user };
}

/** The cluster folder of `dataDir`. Moves nothing. */
export async function findClusterDir(dataDir: string): Promise<string> {
  return (await readPointer(join(dataDir, "postgres.location"))) ?? join(dataDir, "postgres");
}

// The data folder belongs to the product, and its secrets are closed individually, so it may be opened for
// passing through. The folders above it are not ours to open.
async function letThrough(user: SystemUser, dataDir: string) {
  if (canEnter(user, dataDir)) return true;
  const { mode } = await stat(dataDir);
  await chmod(dataDir, (mode & 0o777) | 0o011);
  if (canEnter(user, dataDir)) return true;
  await chmod(dataDir, mode & 0o777);
  return false;
}

async function readPointer(path: string) {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const clusterDir = text.trim();
  if (!clusterDir) return undefined;
  if (existsSync(dirname(clusterDir))) return clusterDir;
  throw new StartError(
    `The database of this data folder is expected in ${clusterDir}, which is gone or closed to this user.`,
    `Bring it back, or delete ${path} to begin with an empty database.`,
  );
}

async function openFolder(path: string) {
  const isNew = await mkdir(path, { recursive: true });
  if (isNew) await chmod(path, 0o755);
  return path;
}

async function move(from: string, to: string, user: SystemUser) {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    const draft = `${to}.new`;
    await cp(from, draft, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    await changeOwner(draft, user);
    await rename(draft, to);
    await rm(from, { recursive: true });
  }
}
