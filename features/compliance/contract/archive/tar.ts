/** A file of an archive. */
export interface ArchiveFile {
  name: string;
  bytes: Uint8Array;
}

const block = 512;
const longestName = 100;
/** No file of an export comes near. A claim of more would only fill memory. */
const largestFile = 64 * 1024 * 1024;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A file as blocks of a tar archive (POSIX ustar). */
export function tarFile({ name, bytes }: ArchiveFile): Uint8Array[] {
  const header = new Uint8Array(block);
  const put = (text: string, at: number) => header.set(encoder.encode(text), at);
  if (name.length > longestName) throw new RangeError(`${name} is too long a name.`);
  put(name, 0);
  put("0000644\0", 100);
  put("0000000\0".repeat(2), 108);
  put(`${bytes.length.toString(8).padStart(11, "0")}\0`, 124);
  put("00000000000\0", 136);
  put("        ", 148);
  put("0", 156);
  put("ustar\u000000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  put(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return [header, bytes, new Uint8Array((block - (bytes.length % block)) % block)];
}

/** What ends an archive. */
export const tarEnd: Uint8Array = new Uint8Array(2 * block);

export class TruncatedArchiveError extends Error {}
export class DamagedArchiveError extends Error {}

/**
 * The files of a tar archive in their order. Throws TruncatedArchiveError when it stops before its end, and
 * DamagedArchiveError when it is none.
 */
export async function* readTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveFile> {
  const source = byteSource(chunks);
  for (;;) {
    const header = await source.take(block);
    if (header.every((byte) => byte === 0)) return;
    const name = textOf(header.subarray(0, 100));
    const size = Number.parseInt(textOf(header.subarray(124, 136)), 8);
    if (textOf(header.subarray(257, 262)) !== "ustar" || !name || !(size >= 0 && size <= largestFile)) {
      throw new DamagedArchiveError();
    }
    const bytes = await source.take(size);
    await source.take((block - (size % block)) % block);
    yield { name, bytes };
  }
}

/** Gives out exactly as many bytes as asked for, whatever the chunks. */
function byteSource(chunks: AsyncIterable<Uint8Array>) {
  const iterator = chunks[Symbol.asyncIterator]();
  let held: Uint8Array = new Uint8Array();
  return {
    async take(count: number): Promise<Uint8Array> {
      const parts: Uint8Array[] = [];
      for (let missing = count; missing > 0; ) {
        if (held.length === 0) {
          const next = await iterator.next();
          if (next.done) throw new TruncatedArchiveError();
          held = next.value;
          continue;
        }
        const part = held.subarray(0, missing);
        held = held.subarray(part.length);
        parts.push(part);
        missing -= part.length;
      }
      return join(parts, count);
    },
  };
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = parts;
  if (parts.length === 1 && first) return first;
  const joined = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function textOf(field: Uint8Array): string {
  const end = field.indexOf(0);
  return decoder.decode(end < 0 ? field : field.subarray(0, end)).trim();
}
