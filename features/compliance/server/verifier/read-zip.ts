import { closeSync, createReadStream, fstatSync, openSync, readSync } from "node:fs";
import { createInflateRaw } from "node:zlib";
import { DamagedArchiveError, TruncatedArchiveError } from "../../contract/archive/tar.ts";
import type { ArchiveReader } from "../../contract/archives/archive-reader.ts";

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const fileSignature = 0x04034b50;
const endBytes = 22;
const longestComment = 65_535;

interface Entry {
  method: number;
  packedBytes: number;
  /** Of its local header. */
  offset: number;
}

/**
 * Reads a zip by its central directory: stored or deflated files, without the 64-bit form. Two files of one name are
 * damage: programs disagree which of them counts.
 */
export function readZip(path: string): ArchiveReader {
  const entries = readDirectory(path);
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name);
      if (!entry) throw new DamagedArchiveError();
      return readEntry(path, entry);
    },
  };
}

function readDirectory(path: string): Map<string, Entry> {
  return withFile(path, (at, sizeBytes) => {
    const tailBytes = Math.min(sizeBytes, endBytes + longestComment);
    const tail = at(sizeBytes - tailBytes, tailBytes);
    let end = tail.length - endBytes;
    while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end -= 1;
    if (end < 0) throw new TruncatedArchiveError();
    const count = tail.readUInt16LE(end + 10);
    const directory = at(tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
    const entries = new Map<string, Entry>();
    let place = 0;
    for (let index = 0; index < count; index += 1) {
      if (place + 46 > directory.length || directory.readUInt32LE(place) !== entrySignature)
        throw new DamagedArchiveError();
      const nameBytes = directory.readUInt16LE(place + 28);
      const name = directory.toString("utf8", place + 46, place + 46 + nameBytes);
      if (entries.has(name)) throw new DamagedArchiveError();
      entries.set(name, {
        method: directory.readUInt16LE(place + 10),
        packedBytes: directory.readUInt32LE(place + 20),
        offset: directory.readUInt32LE(place + 42),
      });
      place += 46 + nameBytes + directory.readUInt16LE(place + 30) + directory.readUInt16LE(place + 32);
    }
    return entries;
  });
}

async function* readEntry(path: string, { method, packedBytes, offset }: Entry): AsyncGenerator<Uint8Array> {
  const start = withFile(path, (at) => {
    const header = at(offset, 30);
    if (header.readUInt32LE(0) !== fileSignature) throw new DamagedArchiveError();
    return offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  });
  if (packedBytes === 0) return;
  const packed = createReadStream(path, { start, end: start + packedBytes - 1 });
  if (method === 0) return yield* packed;
  if (method !== 8) throw new DamagedArchiveError();
  const unpacked = packed.pipe(createInflateRaw());
  packed.on("error", (error) => unpacked.destroy(error));
  try {
    yield* unpacked;
  } catch (error) {
    throw (error as { code?: string }).code?.startsWith("Z_") ? new DamagedArchiveError() : error;
  }
}

type ReadAt = (offset: number, length: number) => Buffer;

function withFile<Result>(path: string, read: (at: ReadAt, sizeBytes: number) => Result): Result {
  const file = openSync(path, "r");
  try {
    const at: ReadAt = (offset, length) => {
      const bytes = Buffer.alloc(length);
      if (readSync(file, bytes, 0, length, offset) < length) throw new TruncatedArchiveError();
      return bytes;
    };
    return read(at, fstatSync(file).size);
  } finally {
    closeSync(file);
  }
}
