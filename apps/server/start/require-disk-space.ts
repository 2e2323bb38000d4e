import { statfs } from "node:fs/promises";

/** With less, PostgreSQL's log soon runs out of space, and PostgreSQL stops until there is some. */
const leastMegabytes = 32;

/** Throws while a disk below one of the folders is nearly full. `freeMegabytes` measures the disk. */
export async function requireDiskSpace(folders: string[], freeMegabytes = askDisk): Promise<void> {
  for (const folder of folders) {
    const free = await freeMegabytes(folder);
    if (free < leastMegabytes)
      throw new Error(
        `The disk of ${folder} is full: ${Math.floor(free)} MB are free. Free some space on it.`,
      );
  }
}

/** Megabytes that an unprivileged user can still write on the disk of `path`. */
async function askDisk(path: string) {
  const { bavail, bsize } = await statfs(path);
  return (bavail * bsize) / 1_048_576;
}
