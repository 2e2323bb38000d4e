import { chmod, chown, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killAll, processesNaming } from "./process-tree.ts";

const prefix = "adjutant-browser-";
const nobody = 65_534;

/** A folder for the profile and downloads of one session. Its name holds this process's id. */
export async function makeSessionFolder(): Promise<{ folder: string; work: string }> {
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  const work = join(folder, "work");
  await mkdir(work, { mode: 0o700 });
  if (process.getuid?.() === 0) {
    await chown(folder, 0, nobody);
    await chmod(folder, 0o710);
    await chown(work, nobody, nobody);
  }
  return { folder, work };
}

/** Removes a session's folder, and whatever process still uses it. */
export async function removeSessionFolder(folder: string): Promise<void> {
  killAll(await processesNaming(folder));
  await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
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
