import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../config/start-error.ts";
import { findRunningServer } from "./running-server.ts";

export interface DataLock {
  release(): void;
}

/** Keeps the files reachable. The garbage collector would close them and release the locks. */
const held = new Set<DatabaseSync>();

/**
 * Locks the folder for this process. Throws when another process holds it.
 *
 * The lock is a kernel lock on the file `lock`, taken through SQLite because Node has no call for it. It ends
 * with the process, however that ends. So it is never stale, and neither a reused process id nor a second
 * container on the same folder can deceive it. `lock.pid` only tells people who holds the lock.
 */
export function lockDataFolder(folder: string): DataLock {
  const holder = join(folder, "lock.pid");
  const file = new DatabaseSync(join(folder, "lock"));
  try {
    file.exec("pragma journal_mode = off; begin exclusive");
  } catch (error) {
    file.close();
    throw refusal(folder, holderOf(holder), error);
  }
  writeFileSync(holder, `${process.pid}\n`);
  held.add(file);
  return {
    release() {
      if (held.delete(file)) file.close();
    },
  };
}

function refusal(folder: string, holder: string | undefined, cause: unknown): StartError {
  const server = findRunningServer(folder);
  const isServer = server !== undefined && String(server.pid) === holder;
  return new StartError(
    isServer
      ? `This installation is already running at ${server.publicUrl} (process ${holder}, data folder ${folder}).`
      : `The data folder ${folder} is in use by another start${holder ? ` (process ${holder})` : ""}.`,
    "Stop that one, or set DATA_DIR and PORT to start a second installation.",
    { cause },
  );
}

function holderOf(path: string) {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return undefined;
  }
}
