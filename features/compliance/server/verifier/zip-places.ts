import { DamagedArchiveError } from "../../contract/archive/tar.ts";
import { type ReadAt, refuseExtra, type ZipFile } from "./zip-directory.ts";

const fileSignature = 0x04034b50;
const descriptorSignature = 0x08074b50;
const headerBytes = 30;
const isEncrypted = 1;
const hasDescriptor = 8;

/**
 * Where the packed bytes of each file begin. From the beginning of the zip to its directory, one file follows the other:
 * nothing stands between them, and each says of itself what the directory says.
 */
export function placesOf(
  at: ReadAt,
  { files, start }: { files: readonly ZipFile[]; start: number },
): Map<string, number> {
  const places = new Map<string, number>();
  let next = 0;
  for (const file of files.toSorted((one, other) => one.offset - other.offset)) {
    if (file.offset !== next) throw new DamagedArchiveError();
    const packedAt = next + headerOf(at, file);
    places.set(file.name, packedAt);
    const packedEnd = packedAt + file.packedBytes;
    next = packedEnd + descriptorOf(at, file, { packedEnd, start });
    if (next > start) throw new DamagedArchiveError();
  }
  if (next !== start) throw new DamagedArchiveError();
  return places;
}

/** How long the header of a file is. */
function headerOf(at: ReadAt, file: ZipFile): number {
  const header = at(file.offset, headerBytes);
  const nameLength = header.readUInt16LE(26);
  const rest = at(file.offset + headerBytes, nameLength + header.readUInt16LE(28));
  const isSame =
    header.readUInt32LE(0) === fileSignature &&
    header.readUInt16LE(6) === file.flags &&
    (file.flags & isEncrypted) === 0 &&
    header.readUInt16LE(8) === file.method &&
    rest.subarray(0, nameLength).equals(file.nameBytes);
  const sizes = [header.readUInt32LE(18), header.readUInt32LE(22)];
  const isLater = (file.flags & hasDescriptor) !== 0 && sizes.every((size) => size === 0);
  if (!isSame || !(isLater || isSized(file, sizes))) throw new DamagedArchiveError();
  refuseExtra(rest.subarray(nameLength));
  return headerBytes + rest.length;
}

/** How long the sizes after a file are, where its header did not know them. They begin with a signature or without. */
function descriptorOf(
  at: ReadAt,
  file: ZipFile,
  { packedEnd, start }: { packedEnd: number; start: number },
): number {
  if ((file.flags & hasDescriptor) === 0) return 0;
  const found = at(packedEnd, Math.max(0, Math.min(16, start - packedEnd)));
  if (found.length < 12) throw new DamagedArchiveError();
  const isSigned = found.length === 16 && found.readUInt32LE(0) === descriptorSignature;
  const place = isSigned ? 8 : 4;
  if (!isSized(file, [found.readUInt32LE(place), found.readUInt32LE(place + 4)]))
    throw new DamagedArchiveError();
  return place + 8;
}

function isSized(
  { packedBytes, bytes }: ZipFile,
  [packed, unpacked]: readonly (number | undefined)[],
): boolean {
  return packed === packedBytes && unpacked === bytes;
}
