import { chmod, mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const prefix = "adjutant-test-";
const enoughBytes = 4 * 2 ** 30;

/**
 * Creates a folder for one run of the tests, in memory if there is room: each database is a copy of hundreds
 * of files, which takes a busy disk a second. Removes folders of killed runs.
 */
export async function makeTestFolder(): Promise<string> {
  const parent = (await hasRoom(memory)) ? memory : tmpdir();
  await removeLeftovers(parent);
  const folder = await mkdtemp(join(parent, `${prefix}${process.pid}-`));
  await chmod(folder, 0o755);
  return folder;
}

async function hasRoom(folder: string): Promise<boolean> {
  const space = await statfs(folder).catch(() => undefined);
  return space !== undefined && space.bavail * space.bsize >= enoughBytes;
}

async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, processId] = /^adjutant-test-(\d+)-/.exec(name) ?? [];
    if (processId && !isAlive(Number(processId))) {
      // Folders of other users are theirs to remove.
      await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
    }
  }
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
