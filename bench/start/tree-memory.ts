import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

export interface TreeMemory {
  /** Megabytes of all processes. On Linux, shared pages count once. */
  total: number;
  parts: { name: string; megabytes: number }[];
}

interface Row {
  pid: number;
  parent: number;
  rssKb: number;
  name: string;
}

/** Memory of the process `top` and its descendants, summed by program. */
export async function treeMemory(top: number): Promise<TreeMemory> {
  const rows = listProcesses();
  const tree = rows.filter(({ pid }) => isBelow(pid, top, rows));
  const byName = Map.groupBy(tree, ({ name }) => name);
  const parts = [...byName].map(([name, members]) => ({
    name: members.length > 1 ? `${name} (${members.length})` : name,
    megabytes: members.reduce((sum, row) => sum + megabytesOf(row), 0),
  }));
  return { total: parts.reduce((sum, { megabytes }) => sum + megabytes, 0), parts };
}

function listProcesses(): Row[] {
  const text = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,comm="], { encoding: "utf8" });
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [pid, parent, rssKb, ...name] = line.trim().split(/\s+/);
      return {
        pid: Number(pid),
        parent: Number(parent),
        rssKb: Number(rssKb),
        name: name.join(" ").replace("MainThread", "node"),
      };
    });
}

function isBelow(pid: number, top: number, rows: Row[]): boolean {
  if (pid === top) return true;
  const row = rows.find((candidate) => candidate.pid === pid);
  return row !== undefined && row.parent > 0 && isBelow(row.parent, top, rows);
}

function megabytesOf({ pid, rssKb }: Row) {
  try {
    const share = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8").match(/^Pss:\s+(\d+)/m)?.[1];
    return Number(share ?? rssKb) / 1_024;
  } catch {
    return rssKb / 1_024;
  }
}
