import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/** One hash over the names and contents of all files of the checkout that match; tests are left out. */
export function hashFiles(patterns: string[]): string {
  const hash = createHash("sha256");
  const paths = globSync(patterns, { cwd: root }).sort();
  for (const path of paths) {
    if (/\.test\.tsx?$/.test(path) || !statSync(join(root, path)).isFile()) continue;
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}
