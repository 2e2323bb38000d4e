import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "./root.ts";

const retryMs = 100;

/**
 * Runs `work` in one process of the checkout at a time; others print `waiting` and wait. It is a kernel lock
 * on a file (taken through SQLite, because Node has no call for it), so it ends with its process, however
 * that ends.
 */
export async function underLock<Result>(
  name: string,
  waiting: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const folder = join(root, ".cache");
  mkdirSync(folder, { recursive: true });
  const { DatabaseSync } = await import("node:sqlite");
  const file = new DatabaseSync(join(folder, `${name}.lock`));
  try {
    for (let attempt = 0; !take(file); attempt += 1) {
      if (attempt === 0) console.log(waiting);
      await pause(retryMs);
    }
    return await work();
  } finally {
    file.close();
  }
}

const sqliteBusy = 5;

function take(file: { exec(sql: string): void }): boolean {
  try {
    file.exec("pragma journal_mode = off; begin exclusive");
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === sqliteBusy) return false;
    throw error;
  }
}
