import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** A small repository in a temporary folder, for planting violations. Removed on disposal. */
export function plantRepository(files: Record<string, string>): { root: string; [Symbol.dispose](): void } {
  const root = mkdtempSync(join(tmpdir(), "adjutant-planted-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync(resolve(import.meta.dirname, "../../node_modules"), join(root, "node_modules"));
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) };
}
