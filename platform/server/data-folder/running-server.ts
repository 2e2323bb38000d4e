import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const RunningServer = z.object({
  pid: z.number().int().positive(),
  /** The address for programs on this machine. */
  url: z.url(),
  /** The address for browsers. */
  publicUrl: z.url(),
});
export type RunningServer = z.infer<typeof RunningServer>;

/** Writes this server's addresses into the data folder. The returned function removes them. */
export function announceServer(dataDir: string, server: Omit<RunningServer, "pid">): () => void {
  const path = pathIn(dataDir);
  writeFileSync(path, `${JSON.stringify({ pid: process.pid, ...server })}\n`, { mode: 0o600 });
  return () => {
    // When servers share the folder, the one that started last has overwritten the file.
    if (read(path)?.pid === process.pid) rmSync(path, { force: true });
  };
}

/** The server that runs on this data folder. Undefined when there is none or its process is dead. */
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
