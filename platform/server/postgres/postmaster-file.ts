import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What a running PostgreSQL writes about itself into its cluster. */
export interface PostmasterFile {
  pid: number;
  socketDir: string;
  isReady: boolean;
}

/** Undefined when no PostgreSQL has started on the cluster, or its last one stopped in order. */
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
