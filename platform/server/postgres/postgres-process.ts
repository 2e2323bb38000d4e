import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../config/start-error.ts";
import type { Placement } from "./placement.ts";
import { postgresEnvironment } from "./postgres-environment.ts";
import { readPostmasterFile } from "./postmaster-file.ts";
import { serverOptions } from "./server-options.ts";

/** Time limit of crash recovery. The server waits for it. */
const recoveryTimeoutMs = 300_000;

/** Starts PostgreSQL and waits until it accepts connections. */
export async function runPostgres(
  placement: Placement,
  { socketDir, logPath, maxConnections }: { socketDir: string; logPath: string; maxConnections?: number },
) {
  const { binaries, clusterDir, user } = placement;
  const log = openSync(logPath, "a", 0o600);
  const logStart = readFileSync(logPath).length;
  // Detached: Ctrl-C in the terminal reaches only the server, which stops PostgreSQL last.
  const child = spawn(join(binaries, "bin/postgres"), serverOptions(clusterDir, socketDir, maxConnections), {
    ...user,
    cwd: "/",
    env: postgresEnvironment,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const failure = once(child, "error").then(([error]) => Promise.reject(error));
  await Promise.race([failure, waitUntilReady(child, clusterDir, () => readTail(logPath, logStart))]);
  failure.catch(() => {});
  return child;
}

/** Stops PostgreSQL cleanly: rolls back open transactions and flushes everything. Escalates to SIGKILL. */
export async function endPostgres(child: ChildProcess): Promise<void> {
  for (const { signal, waitMs } of [
    { signal: "SIGINT", waitMs: 6_000 },
    { signal: "SIGQUIT", waitMs: 1_500 },
    { signal: "SIGKILL", waitMs: 500 },
  ] as const) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill(signal);
    await Promise.race([exit, sleep(waitMs, undefined, { ref: false })]);
  }
}

async function waitUntilReady(child: ChildProcess, clusterDir: string, readLog: () => string) {
  for (let waitedMs = 0; waitedMs < recoveryTimeoutMs; waitedMs += 5) {
    await sleep(5);
    if (child.exitCode !== null || child.signalCode !== null) throw explain(readLog());
    const file = await readPostmasterFile(clusterDir);
    if (file?.pid === child.pid && file?.isReady) return;
  }
  throw explain("FATAL: It was not ready in time.");
}

function readTail(path: string, start: number) {
  return readFileSync(path).subarray(start).toString();
}

function explain(log: string) {
  const reason = log.match(/(?:FATAL|PANIC): *(.+)/)?.[1] ?? log.trim().split("\n").at(-1) ?? "";
  if (/No space left|quota exceeded/i.test(log)) {
    return new StartError("The disk of the data folder is full.", "Free some space on it.");
  }
  return new StartError(
    `The embedded PostgreSQL did not start: ${reason || "it gave no reason"}`,
    "The file postgres.log in the data folder tells more.",
  );
}
