import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

interface LockFile {
  packages: Record<string, { version?: string; integrity?: string; optional?: boolean; link?: boolean }>;
}

/** Whether node_modules matches the lock file, e.g. after npm was run by hand. */
export function isInstalled(): boolean {
  const wanted = readLockFile("package-lock.json");
  const present = readLockFile("node_modules/.package-lock.json");
  if (!wanted || !present) return false;
  const entries = Object.entries(wanted.packages).filter(([path]) => path !== "");
  return (
    entries.every(([path, { version, optional }]) => {
      const found = present.packages[path];
      return found ? found.version === version : optional === true;
    }) && Object.keys(present.packages).every((path) => path in wanted.packages)
  );
}

function readLockFile(path: string): LockFile | undefined {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8")) as LockFile;
  } catch {
    return undefined;
  }
}
