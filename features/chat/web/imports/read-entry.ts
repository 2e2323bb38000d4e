import { Unzip, UnzipInflate } from "fflate";
import { ImportProblem } from "./import-problem.ts";

/** The most bytes of a file, and of what a zip unpacks to. */
const mostFileBytes = 1_000_000_000;
const mostUnpackedBytes = 2_000_000_000;
const mostEntries = 100_000;

/**
 * Passes the JSON of an export on, piece by piece: a plain file, or the matching entries of a zip. Everything else in
 * a zip is skipped unread.
 */
export async function readEntries(
  file: Blob,
  { begin, onRead }: { begin: (name: string) => EntrySink; onRead: (bytes: number) => void },
): Promise<void> {
  if (file.size > mostFileBytes) throw new ImportProblem("This file is larger than 1 GB.");
  const isZip = await startsAsZip(file);
  let found = 0;
  let ended = 0;
  let unpacked = 0;
  let entries = 0;
  const plain = isZip ? undefined : begin("");
  const unzip = new Unzip((entry) => {
    entries += 1;
    if (entries > mostEntries) throw new ImportProblem("This zip file has too many entries.");
    if (!isWanted(entry.name)) return;
    found += 1;
    const sink = begin(entry.name);
    entry.ondata = (error, data, isLast) => {
      if (error) throw problemOf(error);
      unpacked += data.length;
      if (unpacked > mostUnpackedBytes) throw new ImportProblem("This zip file unpacks to more than 2 GB.");
      sink.push(data);
      if (!isLast) return;
      ended += 1;
      sink.end();
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  const reader = file.stream().getReader();
  let read = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    read += next.value.length;
    if (plain) plain.push(next.value);
    // In small pieces, so that a bomb is noticed before it has unpacked.
    else
      for (let at = 0; at < next.value.length; at += 16_384)
        pushInto(unzip, next.value.subarray(at, at + 16_384));
    onRead(read);
  }
  if (plain) plain.end();
  else {
    pushInto(unzip, new Uint8Array(0), true);
    if (ended < found) throw new ImportProblem("This zip file is not complete. Download it again.");
    if (found === 0) throw new ImportProblem("There is no conversations.json in this zip file.");
  }
}

/** The reader of zips throws for what it does not know: encryption, other compressions, bytes that are no zip. */
function pushInto(unzip: Unzip, bytes: Uint8Array, isLast = false): void {
  try {
    unzip.push(bytes, isLast);
  } catch (error) {
    throw problemOf(error);
  }
}

/** The reader of zips hands on what the reader of the entry threw. */
function problemOf(error: unknown): ImportProblem {
  return error instanceof ImportProblem
    ? error
    : new ImportProblem("This zip file is damaged. Download it again.");
}

export interface EntrySink {
  push(bytes: Uint8Array): void;
  end(): void;
}

async function startsAsZip(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return head[0] === 0x50 && head[1] === 0x4b;
}

/** The conversations of ChatGPT and Claude, whatever folder they are in; those of our own zip. */
function isWanted(name: string): boolean {
  return /(^|\/)conversations(-\d+)?\.json$/.test(name) || /^adjutant-conversations\/[^/]+\.json$/.test(name);
}
