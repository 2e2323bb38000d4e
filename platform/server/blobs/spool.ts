import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

export interface Spooled extends AsyncDisposable {
  sizeBytes: number;
  open(): Uint8Array | Readable;
}

/** Bytes of known length. A stream is written to a temporary file first; dispose removes it. */
export async function spool(content: Uint8Array | Readable): Promise<Spooled> {
  if (!(content instanceof Readable)) {
    return { sizeBytes: content.byteLength, open: () => content, [Symbol.asyncDispose]: async () => {} };
  }
  const folder = await mkdtemp(join(tmpdir(), "adjutant-blob-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, "content");
  try {
    await writeFile(path, content, { mode: 0o600 });
    const { size } = await stat(path);
    return { sizeBytes: size, open: () => createReadStream(path), [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
