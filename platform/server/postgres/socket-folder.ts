import { createHash } from "node:crypto";
import { chmod, chown, lstat, mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SystemUser } from "./system-user.ts";

/** The path of a unix socket ends at 103 bytes on macOS and at 107 on Linux. */
const longestPath = 103;

/**
 * A short, private folder for the socket. Whoever enters it is let into the database without a password, so it
 * has to belong to PostgreSQL's user and be closed to everyone else; one that does not is passed over.
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

// PostgreSQL reads the setting as a list, in which commas and quotes have a meaning.
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
