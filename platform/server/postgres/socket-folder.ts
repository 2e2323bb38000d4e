import { createHash } from "node:crypto";
import { chmod, chown, lstat, mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SystemUser } from "./system-user.ts";

/** The path of a Unix socket may have 103 bytes on macOS and 107 on Linux. */
const longestPath = 103;

/**
 * Creates a short, private folder for the socket. Everyone who can enter it gets into the database without a
 * password, so it must belong to PostgreSQL's user and be closed to all others. Other existing folders are
 * skipped.
 */
export async function makeSocketFolder(clusterDir: string, user: SystemUser | undefined): Promise<string> {
  const name = `adjutant-${createHash("sha256").update(clusterDir).digest("hex").slice(0, 12)}`;
  const parents = [...(user ? ["/run"] : []), tmpdir(), "/tmp"].filter(isUsable);
  for (const parent of parents) {
    const path = join(parent, name);
    if (await claim(path, user)) return path;
  }
  const path = await mkdtemp("/tmp/adjutant-");
  if (user) await chown(path, user.uid, user.gid);
  return path;
}

// PostgreSQL parses the setting as a list with commas and quotes.
function isUsable(parent: string) {
  const socket = join(parent, "adjutant-0123456789ab", ".s.PGSQL.5432");
  return Buffer.byteLength(socket) <= longestPath && !/[,"]/.test(parent);
}

async function claim(path: string, user: SystemUser | undefined) {
  const owner = user?.uid ?? process.getuid?.();
  try {
    await mkdir(path, { mode: 0o700 });
    if (user) await chown(path, user.uid, user.gid);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") return false;
  }
  const found = await lstat(path);
  if (!found.isDirectory() || found.uid !== owner) return false;
  await chmod(path, 0o700);
  return true;
}
