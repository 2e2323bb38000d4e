import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Numbers that systems give to nobody. */
const [first, last] = [60_578, 61_183];
const given = new Set<number>();

/**
 * The number of a user that no other session has, for a server that is root: what one page has taken over can neither
 * read the profile of another one nor end its processes. Undefined where this process is not root: its own user is used.
 */
export async function allocateSessionUser(
  sessionFolders: string,
  prefix: string,
): Promise<number | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const names = (await readdir(sessionFolders)).filter((name) => name.startsWith(prefix));
  const ofOthers = await Promise.all(names.map((name) => userOfFolder(join(sessionFolders, name))));
  const begin = Math.floor(Math.random() * (last - first));
  for (let at = 0; at <= last - first; at += 1) {
    const uid = first + ((begin + at) % (last - first + 1));
    if (given.has(uid) || ofOthers.includes(uid)) continue;
    given.add(uid);
    return uid;
  }
  throw new Error("All users for browsers are in use.");
}

/** The user of a session by its folder, whose group has the same number. */
export async function userOfFolder(folder: string): Promise<number | undefined> {
  const gid = (await stat(folder).catch(() => undefined))?.gid;
  return gid !== undefined && gid >= first && gid <= last ? gid : undefined;
}

export function releaseSessionUser(uid: number): void {
  given.delete(uid);
}
