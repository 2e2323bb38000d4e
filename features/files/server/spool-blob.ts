import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Blobs } from "#platform/server/blobs/blobs.ts";

/** Copies a blob to a temporary file, which `asyncDispose` removes. Throws `blob.not_found`. */
export async function spoolBlob(blobs: Blobs, key: string): Promise<AsyncDisposable & { path: string }> {
  const { stream } = await blobs.get(key);
  const folder = await mkdtemp(join(tmpdir(), "adjutant-read-")).catch((error: unknown) => {
    stream.destroy();
    throw error;
  });
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, "content");
  try {
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, [Symbol.asyncDispose]: remove };
}
