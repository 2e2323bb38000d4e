import { DamagedArchiveError, TruncatedArchiveError } from "../../contract/archive/tar.ts";

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const longestComment = 65_535;
/** Of 65,535 files with names of a hundred letters. A claim of more would only fill memory. */
const largestDirectory = 32 * 1024 * 1024;

export interface ZipFile {
  name: string;
  /** An entry of a folder, which other programs write. It has no bytes. */
  isFolder: boolean;
  nameBytes: Buffer;
  flags: number;
  method: number;
  packedBytes: number;
  bytes: number;
  /** Of its local header. */
  offset: number;
}

export type ReadAt = (offset: number, length: number) => Buffer;

/**
 * The files in the central directory of a zip, and where it begins. The directory ends where the record of its end begins, and
 * that record with its comment ends the file, so that no program finds another directory.
 */
export function readDirectory(at: ReadAt, sizeBytes: number): { files: ZipFile[]; start: number } {
  const end = findEnd(at, sizeBytes);
  const [disk, firstDisk, countHere, count] = [4, 6, 8, 10].map((place) => end.record.readUInt16LE(place));
  const length = end.record.readUInt32LE(12);
  const start = end.record.readUInt32LE(16);
  const isPlain = disk === 0 && firstDisk === 0 && countHere === count && length <= largestDirectory;
  if (!isPlain || start + length !== end.offset) throw new DamagedArchiveError();
  const directory = at(start, length);
  const files: ZipFile[] = [];
  for (let place = 0; place < length; ) {
    const { file, next } = readFile(directory, place);
    files.push(file);
    place = next;
  }
  const names = new Set(files.map(({ name }) => name));
  if (files.length !== count || names.size !== count) throw new DamagedArchiveError();
  return { files, start };
}

function findEnd(at: ReadAt, sizeBytes: number): { record: Buffer; offset: number } {
  const tailBytes = Math.min(sizeBytes, endBytes + longestComment);
  const tail = at(sizeBytes - tailBytes, tailBytes);
  let place = tail.length - endBytes;
  while (place >= 0 && tail.readUInt32LE(place) !== endSignature) place -= 1;
  if (place < 0) throw new TruncatedArchiveError();
  const record = tail.subarray(place);
  if (record.length !== endBytes + record.readUInt16LE(20)) throw new DamagedArchiveError();
  return { record, offset: sizeBytes - record.length };
}

function readFile(directory: Buffer, place: number): { file: ZipFile; next: number } {
  const isEntry = place + entryBytes <= directory.length && directory.readUInt32LE(place) === entrySignature;
  if (!isEntry) throw new DamagedArchiveError();
  const [nameLength = 0, extraLength = 0, commentLength = 0, disk] = [28, 30, 32, 34].map((field) =>
    directory.readUInt16LE(place + field),
  );
  const extraAt = place + entryBytes + nameLength;
  const next = extraAt + extraLength + commentLength;
  const isLink = directory.readUInt16LE(place + 40) >> 12 === 0xa;
  if (next > directory.length || disk !== 0 || isLink) throw new DamagedArchiveError();
  refuseExtra(directory.subarray(extraAt, extraAt + extraLength));
  const nameBytes = directory.subarray(place + entryBytes, extraAt);
  const file = {
    ...{ ...nameOf(nameBytes), nameBytes },
    flags: directory.readUInt16LE(place + 8),
    method: directory.readUInt16LE(place + 10),
    packedBytes: directory.readUInt32LE(place + 20),
    bytes: directory.readUInt32LE(place + 24),
    offset: directory.readUInt32LE(place + 42),
  };
  if (file.isFolder && (file.packedBytes > 0 || file.bytes > 0)) throw new DamagedArchiveError();
  return { file, next };
}

/** Sizes of 64 bits and another name: programs that know them would unpack something else. */
const misleading = new Set([0x0001, 0x7075]);

/** Throws when extra fields say something that other programs would go by. */
export function refuseExtra(extra: Buffer): void {
  for (let place = 0; place + 4 <= extra.length; place += 4 + extra.readUInt16LE(place + 2))
    if (misleading.has(extra.readUInt16LE(place))) throw new DamagedArchiveError();
}

/** A path below the folder that is unpacked into, which means the same everywhere. That of a folder ends with a slash. */
function nameOf(bytes: Buffer): { name: string; isFolder: boolean } {
  const text = bytes.toString("utf8");
  const isFolder = text.endsWith("/");
  const name = isFolder ? text.slice(0, -1) : text;
  const isFaithful = Buffer.from(text).equals(bytes) && !/[\0\\]|^[a-z]:/i.test(name);
  const isBelow = name.split("/").every((step) => step !== "" && step !== "." && step !== "..");
  if (!isFaithful || !isBelow) throw new DamagedArchiveError();
  return { name, isFolder };
}
