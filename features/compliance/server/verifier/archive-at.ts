import { createHash } from "node:crypto";
import { closeSync, openSync, readSync, statSync } from "node:fs";
import type { ArchiveReader } from "../../contract/archives/archive-reader.ts";
import { readFolder } from "./read-folder.ts";
import { readZip } from "./read-zip.ts";

/** The archive of a person or of a legal hold at a path: a zip, or a folder. Undefined when it is something else. */
export function archiveAt(path: string): ArchiveReader | undefined {
  if (statSync(path).isDirectory()) return readFolder(path);
  const start = Buffer.alloc(2);
  const file = openSync(path, "r");
  readSync(file, start, 0, 2, 0);
  closeSync(file);
  return start.toString() === "PK" ? readZip(path) : undefined;
}

/** A digest of bytes that come in pieces. */
export async function hashPieces(pieces: AsyncIterable<Uint8Array>) {
  const sha256 = createHash("sha256");
  let bytes = 0;
  for await (const piece of pieces) {
    sha256.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: sha256.digest("hex") };
}
