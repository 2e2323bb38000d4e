import { closeSync, createReadStream, fstatSync, openSync, readSync } from "node:fs";
import { createInflateRaw } from "node:zlib";
import { DamagedArchiveError, TruncatedArchiveError } from "../../contract/archive/tar.ts";
import type { ArchiveReader } from "../../contract/archives/archive-reader.ts";
import { type ReadAt, readDirectory, type ZipFile } from "./zip-directory.ts";
import { placesOf } from "./zip-places.ts";

/**
 * Reads a zip of stored or deflated files, without the 64-bit form. Folders are no files. Anything over which programs could disagree what is in
 * it is damage: two files of one name, bytes that belong to no file, a header that says something else than the directory.
 */
export function readZip(path: string): ArchiveReader {
  const { files, places } = withFile(path, (at, sizeBytes) => {
    const directory = readDirectory(at, sizeBytes);
    return {
      places: placesOf(at, directory),
      files: new Map(directory.files.filter(({ isFolder }) => !isFolder).map((file) => [file.name, file])),
    };
  });
  return {
    names: [...files.keys()],
    read(name) {
      const [file, start] = [files.get(name), places.get(name)];
      if (!file || start === undefined) throw new DamagedArchiveError();
      return readFile(path, file, start);
    },
  };
}

async function* readFile(
  path: string,
  { method, packedBytes, bytes }: ZipFile,
  start: number,
): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const piece of packedBytes === 0 ? [] : unpack(path, { method, packedBytes, start })) {
    count += piece.length;
    if (count > bytes) break;
    yield piece;
  }
  if (count !== bytes) throw new DamagedArchiveError();
}

async function* unpack(
  path: string,
  { method, packedBytes, start }: { method: number; packedBytes: number; start: number },
): AsyncGenerator<Uint8Array> {
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
