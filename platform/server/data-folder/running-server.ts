import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const RunningServer = z.object({
  pid: z.number().int().positive(),
  /** Where it listens, as a program on this machine reaches it. */
  url: z.url(),
  /** Where browsers reach it. */
  publicUrl: z.url(),
});
export type RunningServer = z.infer<typeof RunningServer>;

/** Says in the data folder where this process listens; the returned function takes it back. */
export function announceServer(dataDir: string, server: Omit<RunningServer, "pid">): () => void {
  const path = pathIn(dataDir);
  writeFileSync(path, `${JSON.stringify({ pid: process.pid, ...server })}\n`, { mode: 0o600 });
  return () => {
    // Where several servers share the folder, the one that started last has written it.
    if (read(path)?.pid === process.pid) rmSync(path, { force: true });
  };
}

/** The server that runs on this data folder; absent when none does, or when its process is gone. */
export function findRunningServer(dataDir: string): RunningServer | undefined {
  const server = read(pathIn(dataDir));
  return server && isAlive(server.pid) ? server : undefined;
}

function pathIn(dataDir: string) {
  return join(dataDir, "server.json");
}

function read(path: string): RunningServer | undefined {
  try {
    return RunningServer.safeParse(JSON.parse(readFileSync(path, "utf8"))).data;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
