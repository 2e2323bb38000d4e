import { createHash } from "node:crypto";
import { closeSync, createReadStream, openSync, readdirSync, readSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { ArchiveReader } from "../../contract/archives/archive-reader.ts";
import { readZip } from "./read-zip.ts";

/**
 * The archive of a person or of a legal hold at a path: a zip, or a folder. Undefined for what may be an export. Throws for
 * what is neither. A zip is opened with the first reading.
 */
export function archiveAt(path: string): ArchiveReader | undefined {
  if (statSync(path).isDirectory()) return readFolder(path);
  const start = startOf(path);
  if (start.subarray(0, 2).toString() === "PK") return lazily(() => readZip(path));
  const isPacked = start.subarray(0, 2).equals(Buffer.of(0x1f, 0x8b));
  if (isPacked || start.subarray(257, 262).toString() === "ustar") return undefined;
  const what = start.length === 0 ? "is empty" : "is no zip, and no export of the log (.tar.gz)";
  throw new Error(`${path} ${what}. A proof ends in .tlog-proof, and a certificate in .txt.`);
}

function startOf(path: string): Buffer {
  const start = Buffer.alloc(512);
  const file = openSync(path, "r");
  try {
    return start.subarray(0, readSync(file, start, 0, start.length, 0));
  } finally {
    closeSync(file);
  }
}

function lazily(open: () => ArchiveReader): ArchiveReader {
  let opened: ArchiveReader | undefined;
  const reader = () => {
    opened ??= open();
    return opened;
  };
  return {
    get names() {
      return reader().names;
    },
    read: (name) => reader().read(name),
  };
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

/** Reads a folder into which an archive was unpacked. */
function readFolder(path: string): ArchiveReader {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    names: files.map((entry) => relative(path, join(entry.parentPath, entry.name)).split(sep).join("/")),
    read: (name) => createReadStream(join(path, name)),
  };
}
