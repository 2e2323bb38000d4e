import { Zip, ZipDeflate } from "fflate";
import type { UnlinkedTempFile } from "../unlinked-temp-file.ts";

export interface ZipEntry {
  name: string;
  pieces: AsyncIterable<Uint8Array>;
}

/** A zip without its 64-bit form holds 65,535 entries and 4 GB. */
export interface ZipLimits {
  mostEntries: number;
  mostBytes: number;
}

/** What the size of one file is written in has 32 bits. */
const mostEntryBytes = 4_000_000_000;

export class ZipTooLargeError extends Error {}

/** Writes files into a zip, one after the other, piece by piece. Throws ZipTooLargeError beyond the limits. */
export async function writeZip(
  file: UnlinkedTempFile,
  entries: AsyncIterable<ZipEntry>,
  { mostEntries, mostBytes }: ZipLimits,
): Promise<void> {
  let made: Uint8Array[] = [];
  let count = 0;
  const zip = new Zip((error, data) => {
    if (error) throw error;
    made.push(data);
  });
  const flush = async () => {
    for (const data of made) await file.append(data);
    made = [];
    if (file.sizeBytes > mostBytes) throw new ZipTooLargeError();
  };
  for await (const { name, pieces } of entries) {
    count += 1;
    if (count > mostEntries) throw new ZipTooLargeError();
    const entry = new ZipDeflate(name, { level: 3 });
    zip.add(entry);
    let bytes = 0;
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > mostEntryBytes) throw new ZipTooLargeError();
      entry.push(piece);
      await flush();
    }
    entry.push(new Uint8Array(0), true);
    await flush();
  }
  zip.end();
  await flush();
}
