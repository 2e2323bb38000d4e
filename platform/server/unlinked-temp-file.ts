import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

/** A temporary file without a name. `asyncDispose` closes it, and nothing is left of it. */
export interface UnlinkedTempFile extends AsyncDisposable {
  /** For a child process, which inherits it at its beginning. */
  readonly fd: number;
  readonly sizeBytes: number;
  append(chunk: Uint8Array): Promise<void>;
  /** The bytes from the beginning: all, or at most so many. */
  read(mostBytes?: number): Promise<Buffer>;
  /** A stream of all bytes, to be read to its end before the file is closed. */
  stream(): Readable;
}

const chunkBytes = 65_536;

/** It loses its name before its first byte comes, so a process that is killed leaves no bytes behind. */
export async function openUnlinkedTempFile(): Promise<UnlinkedTempFile> {
  const folder = await mkdtemp(join(tmpdir(), "adjutant-bytes-"));
  const file = await open(join(folder, "content"), "wx+", 0o600).finally(() =>
    rm(folder, { recursive: true, force: true }),
  );
  let sizeBytes = 0;

  // By position, because whoever inherits the file shares its offset.
  const readAt = async (at: number, length: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  };
  async function* chunks(mostBytes: number) {
    for (let at = 0; at < mostBytes; ) {
      const chunk = await readAt(at, Math.min(chunkBytes, mostBytes - at));
      if (chunk.length === 0) throw new Error("A temporary file is shorter than what was written.");
      at += chunk.length;
      yield chunk;
    }
  }

  return {
    fd: file.fd,
    get sizeBytes() {
      return sizeBytes;
    },
    async append(chunk) {
      for (let done = 0; done < chunk.byteLength; ) {
        const { bytesWritten } = await file.write(chunk, done, chunk.byteLength - done, sizeBytes);
        done += bytesWritten;
        sizeBytes += bytesWritten;
      }
    },
    async read(mostBytes = sizeBytes) {
      return Buffer.concat(await Array.fromAsync(chunks(Math.min(mostBytes, sizeBytes))));
    },
    stream: () => Readable.from(chunks(sizeBytes), { objectMode: false }),
    [Symbol.asyncDispose]: () => file.close(),
  };
}
