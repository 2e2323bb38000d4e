import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GeneratedFile } from "./generated-file.ts";

/** Writes stale files, or only lists them with `isCheck`. Returns their paths. */
export async function writeOrCompare(
  files: GeneratedFile[],
  { root, isCheck }: { root: string; isCheck: boolean },
): Promise<string[]> {
  const stale: string[] = [];
  for (const { path, make } of files) {
    const present = await readFile(join(root, path), "utf8").catch(undefinedWhenAbsent);
    const wanted = await make(present);
    if (wanted === present) continue;
    stale.push(path);
    if (!isCheck) await writeFile(join(root, path), wanted);
  }
  return stale;
}

function undefinedWhenAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
