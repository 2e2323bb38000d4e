import { chmod, chown, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killAll, processesNaming, processesOfUser } from "./process-tree.ts";
import { allocateSessionUser, releaseSessionUser, userOfFolder } from "./session-user.ts";

const prefix = "adjutant-browser-";

export interface SessionFolder {
  folder: string;
  work: string;
  /** The user that the session becomes. Undefined: it stays that of the server. */
  uid: number | undefined;
}

/** A folder for the profile and downloads of one session. Its name holds this process's id. */
export async function makeSessionFolder(): Promise<SessionFolder> {
  const uid = await allocateSessionUser(tmpdir(), prefix);
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  const work = join(folder, "work");
  await mkdir(work, { mode: 0o700 });
  if (uid !== undefined) {
    await chown(folder, 0, uid);
    await chmod(folder, 0o710);
    await chown(work, uid, uid);
  }
  return { folder, work, uid };
}

/** Removes a session's folder, and whatever process still uses it. */
export async function removeSessionFolder(folder: string): Promise<void> {
  const uid = await userOfFolder(folder);
  killAll([...(await processesNaming(folder)), ...(uid === undefined ? [] : await processesOfUser(uid))]);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  if (uid !== undefined) releaseSessionUser(uid);
}

/** Removes what servers that were killed left behind. */
export async function removeLeftFolders(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const owner = Number(name.slice(prefix.length).split("-")[0]);
    if (owner !== process.pid && !isAlive(owner)) await removeSessionFolder(join(tmpdir(), name));
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
