import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./root.ts";

/** A small file that stores the input of the last completed step. */
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
