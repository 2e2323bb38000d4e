import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../config/start-error.ts";
import { readPostmasterFile } from "./postmaster-file.ts";

/**
 * Stops an orphaned PostgreSQL and removes what a dead one left behind. Only the holder of the data folder's
 * lock may call it. PostgreSQL itself takes any process with the id in its file for a living server, and
 * containers reuse process ids all the time.
 */
export async function stopOrphan(clusterDir: string, socketDir: string): Promise<void> {
  const found = await readPostmasterFile(clusterDir);
  if (found && isPostgresOn(found.pid, clusterDir)) await stop(found.pid);
  await rm(join(clusterDir, "postmaster.pid"), { force: true });
  await rm(join(socketDir, ".s.PGSQL.5432"), { force: true });
  await rm(join(socketDir, ".s.PGSQL.5432.lock"), { force: true });
}

async function stop(pid: number) {
  for (const { signal, waitMs } of [
    { signal: "SIGINT", waitMs: 8_000 },
    { signal: "SIGQUIT", waitMs: 4_000 },
  ] as const) {
    if (!send(pid, signal)) return;
    for (let waitedMs = 0; waitedMs < waitMs; waitedMs += 20) {
      await sleep(20);
      if (!send(pid, 0)) return;
    }
  }
  throw new StartError(`An earlier PostgreSQL (process ${pid}) does not stop.`, `End it: kill -9 ${pid}`);
}

function send(pid: number, signal: NodeJS.Signals | 0) {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
    throw new StartError(
      `An earlier PostgreSQL (process ${pid}) belongs to another user.`,
      `Start as that user, or end it: sudo kill -INT ${pid}`,
      { cause: error },
    );
  }
}

function isPostgresOn(pid: number, clusterDir: string) {
  return commandOf(pid).includes(clusterDir);
}

function commandOf(pid: number) {
  if (process.platform !== "linux") {
    return spawnSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
