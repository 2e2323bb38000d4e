import { access, chmod, constants, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { StartError } from "../config/start-error.ts";
import { checkFormat } from "./check-format.ts";
import { checkFreeSpace } from "./check-free-space.ts";
import { type DataLock, lockDataFolder } from "./lock-data-folder.ts";

export interface OpenOptions {
  /** False when several processes share the folder because their database is elsewhere. */
  isExclusive: boolean;
}

export interface DataFolder {
  path: string;
  /** Releases the folder for the next start. */
  close(): void;
}

/** Creates a missing data folder and locks it for this process. Throws only StartError. */
export async function openDataFolder(path: string, { isExclusive }: OpenOptions): Promise<DataFolder> {
  await makeWritable(path);
  await checkFreeSpace(path);
  const lock: DataLock | undefined = isExclusive ? lockDataFolder(path) : undefined;
  try {
    await checkFormat(path);
  } catch (error) {
    lock?.release();
    throw error;
  }
  return { path, close: () => lock?.release() };
}

async function makeWritable(path: string) {
  try {
    await makeFolders(path);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw error instanceof StartError ? error : explain(path, error as NodeJS.ErrnoException);
  }
}

/**
 * Creates one folder after the other: with `recursive`, Node retries for ever where no folder can be created,
 * as in /proc.
 */
async function makeFolders(path: string) {
  if (await isThere(path)) return;
  const parent = dirname(path);
  if (parent !== path) await makeFolders(parent);
  try {
    await mkdir(path, { mode: 0o711 });
    // Others may pass through but not list: an unprivileged PostgreSQL needs to pass. The files inside are
    // private.
    await chmod(path, 0o711);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    if (code === "ENOSPC" || code === "EDQUOT" || code === "ENOTDIR") throw cause;
    throw new StartError(
      `The data folder ${path} cannot be made (${code}).`,
      "Set DATA_DIR to a folder that this user may make, or make it and give it to this user.",
      { cause },
    );
  }
}

async function isThere(path: string) {
  try {
    if ((await stat(path)).isDirectory()) return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
  throw Object.assign(new Error(path), { code: "ENOTDIR" });
}

function explain(path: string, error: NodeJS.ErrnoException) {
  if (error.code === "ENOSPC" || error.code === "EDQUOT") {
    return new StartError(`The disk of the data folder ${path} is full.`, "Free some space on it.", {
      cause: error,
    });
  }
  if (error.code === "ENOTDIR" || error.code === "EEXIST") {
    return new StartError(`The data folder ${path} is not a folder.`, "Set DATA_DIR to a folder.", {
      cause: error,
    });
  }
  return new StartError(
    `The data folder ${path} is not writable (${error.code}).`,
    `Give it to this user (sudo chown -R "$(id -un)" "${path}"), or set DATA_DIR to another folder.`,
    { cause: error },
  );
}
