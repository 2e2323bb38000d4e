import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./root.ts";

/** A small file that records for which input a step was last done. */
export function stamp(path: string) {
  const file = join(root, path);
  return {
    read() {
      try {
        return readFileSync(file, "utf8");
      } catch {
        return undefined;
      }
    },
    write(value: string) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, value);
    },
    clear: () => rmSync(file, { force: true }),
  };
}
