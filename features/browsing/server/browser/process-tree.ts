import { readdirSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";

const bytesPerPage = 4_096;

/**
 * The ids of a process and all below it. Only itself where the system does not tell (not Linux). The many small files of
 * the system are in its memory: to read them at once takes a tenth of the time that it takes to wait for each.
 */
export function processTree(pid: number): number[] {
  const found = [pid];
  for (let at = 0; at < found.length && found.length < 200; at += 1) {
    found.push(...childrenOf(found[at] ?? 0));
  }
  return found;
}

function childrenOf(pid: number): number[] {
  return listed(`/proc/${pid}/task`)
    .flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(" "))
    .filter(Boolean)
    .map(Number);
}

/** Memory that these processes hold for themselves, in megabytes. */
export function residentMegabytes(pids: readonly number[]): number {
  const sizes = pids.map((pid) => {
    const [, resident = "0", common = "0"] = read(`/proc/${pid}/statm`).split(" ");
    return Math.max(0, Number(resident) - Number(common));
  });
  return (sizes.reduce((sum, pages) => sum + pages, 0) * bytesPerPage) / 1_000_000;
}

/** A process may end at any moment: then it has nothing. */
function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Processes whose command line names this text. Empty where the system does not tell. */
export function processesNaming(text: string): Promise<number[]> {
  return processesWith("cmdline", (line) => line.includes(text));
}

/** Processes that run as this user, also those that left the tree of their parents. */
export function processesOfUser(uid: number): Promise<number[]> {
  return processesWith("status", (status) => new RegExp(`^Uid:(?:\\t\\d+)*\\t${uid}\\b`, "m").test(status));
}

async function processesWith(file: "cmdline" | "status", is: (text: string) => boolean): Promise<number[]> {
  const entries = await readdir("/proc").catch(() => []);
  const pids = entries.filter((entry) => /^\d+$/.test(entry)).map(Number);
  const texts = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "")),
  );
  return pids.filter((pid, at) => pid !== process.pid && is(texts[at] ?? ""));
}

/** Ends processes at once. Those that are gone already are no error. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended by itself.
    }
  }
}
