import { statfs } from "node:fs/promises";
import { StartError } from "../config/start-error.ts";

/** With less space a database soon cannot write, and then it stops. */
const leastMegabytes = 128;

/** Throws a StartError when the disk is nearly full. `freeMegabytes` measures the disk. */
export async function checkFreeSpace(path: string, freeMegabytes = askDisk): Promise<void> {
  const free = await freeMegabytes(path);
  if (free >= leastMegabytes) return;
  throw new StartError(
    `The disk of the data folder ${path} is full: ${Math.floor(free)} MB are free, ${leastMegabytes} MB are needed.`,
    "Free some space, or set DATA_DIR to a folder on another disk.",
  );
}

/** Megabytes that an unprivileged user can still write on the disk of `path`. */
async function askDisk(path: string) {
  const { bavail, bsize } = await statfs(path);
  return (bavail * bsize) / 1_048_576;
}
