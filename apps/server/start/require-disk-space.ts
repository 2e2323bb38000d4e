import { statfs } from "node:fs/promises";

/** With less the database's log soon finds no room, and PostgreSQL ends itself until there is some. */
const leastMegabytes = 32;

/** Throws while a disk under one of the folders is full or about to be; `freeMegabytes` asks the disk. */
export async function requireDiskSpace(folders: string[], freeMegabytes = askDisk): Promise<void> {
  for (const folder of folders) {
    const free = await freeMegabytes(folder);
    if (free < leastMegabytes)
      throw new Error(
        `The disk of ${folder} is full: ${Math.floor(free)} MB are free. Free some space on it.`,
      );
  }
}

/** Megabytes that an ordinary user may still write on the disk of `path`. */
async function askDisk(path: string) {
  const { bavail, bsize } = await statfs(path);
  return (bavail * bsize) / 1_048_576;
}
