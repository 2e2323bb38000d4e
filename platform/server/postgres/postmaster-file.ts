import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The parts of postmaster.pid that the product uses. */
export interface PostmasterFile {
  pid: number;
  socketDir: string;
  isReady: boolean;
}

/** Reads postmaster.pid. Undefined when PostgreSQL never started on the cluster or was stopped cleanly. */
export async function readPostmasterFile(clusterDir: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(clusterDir, "postmaster.pid"), "utf8").catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "";
      throw error;
    },
  );
  const lines = text.split("\n").map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!pid) return undefined;
  return { pid, socketDir: lines[4] ?? "", isReady: lines[7] === "ready" };
}
