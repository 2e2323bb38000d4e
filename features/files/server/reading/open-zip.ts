import { Unzip, UnzipInflate, zipSync } from "fflate";
import { ProblemError } from "./problem-error.ts";

/** What the entries of an archive may unpack to, all together. */
const mostUnpackedBytes = 100_000_000;
const mostEntries = 10_000;
const pieceBytes = 65_536;

/**
 * The entries of an archive whose name matches, unpacked. It stops as soon as they exceed the limit, whatever
 * sizes the archive states. Throws ProblemError.
 */
export function openZip(
  content: Uint8Array,
  isWanted: (name: string) => boolean,
  mostBytes = mostUnpackedBytes,
): Map<string, Uint8Array> {
  const pieces = new Map<string, Uint8Array[]>();
  let unpackedBytes = 0;
  let entries = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > mostEntries) throw new ProblemError("expands_too_far");
    if (!isWanted(file.name) || pieces.has(file.name)) return;
    const own: Uint8Array[] = [];
    pieces.set(file.name, own);
    file.ondata = (error, piece) => {
      // The library hands on what this function threw before.
      if (error) throw error instanceof ProblemError ? error : new ProblemError("damaged", { cause: error });
      unpackedBytes += piece.length;
      if (unpackedBytes > mostBytes) throw new ProblemError("expands_too_far");
      own.push(piece);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    // In pieces, so that a bomb is noticed long before its end.
    for (let at = 0; at < content.length; at += pieceBytes) {
      unzip.push(content.subarray(at, at + pieceBytes), at + pieceBytes >= content.length);
    }
  } catch (error) {
    throw error instanceof ProblemError ? error : new ProblemError("damaged", { cause: error });
  }
  return new Map([...pieces].map(([name, own]) => [name, Buffer.concat(own)]));
}

/**
 * The same archive with only these entries, not compressed: a library that unpacks by itself can then not be
 * led beyond the limit.
 */
export function packAgain(entries: Map<string, Uint8Array>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 0 }));
}
