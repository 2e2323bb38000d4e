import { chmod, mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const prefix = "adjutant-test-";
const enoughBytes = 4 * 2 ** 30;

/**
 * A folder for one run of the tests; in memory where there is room, since each database is a copy of hundreds of files,
 * for which a busy disk takes a second. What runs left that were killed is removed.
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
      // What belongs to somebody else is theirs to remove.
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
