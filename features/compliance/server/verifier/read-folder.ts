import { createReadStream, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { ArchiveReader } from "../../contract/archives/archive-reader.ts";

/** Reads a folder into which an archive was unpacked. */
export function readFolder(path: string): ArchiveReader {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    names: files.map((entry) => relative(path, join(entry.parentPath, entry.name)).split(sep).join("/")),
    read: (name) => createReadStream(join(path, name)),
  };
}
