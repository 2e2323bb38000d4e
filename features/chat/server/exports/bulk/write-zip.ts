import { Zip, ZipDeflate } from "fflate";
import type { NamelessFile } from "#platform/server/nameless-file.ts";

/** A zip without its 64-bit form holds 65,535 entries and 4 GB; nobody opens more. */
export const mostEntries = 20_000;
const mostBytes = 1_000_000_000;

export class ZipTooLargeError extends Error {}

/**
 * Writes files into a zip, one after the other, piece by piece. Throws ZipTooLargeError beyond a
 * gigabyte or 20,000 entries.
 */
export async function writeZip(
  file: NamelessFile,
  entries: AsyncIterable<{ name: string; pieces: AsyncIterable<Uint8Array> }>,
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
    for await (const piece of pieces) {
      entry.push(piece);
      await flush();
    }
    entry.push(new Uint8Array(0), true);
    await flush();
  }
  zip.end();
  await flush();
}
