import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fail } from "#platform/server/errors.ts";
import { fileErrors } from "../contract/index.ts";

/** A received file in a temporary folder, which `asyncDispose` removes. */
export interface Received extends AsyncDisposable {
  path: string;
  sizeBytes: number;
  /** SHA-256 in hexadecimal digits. */
  hash: string;
}

/**
 * Writes a body to a temporary file while it arrives. Throws `file.too_large` as soon as it exceeds
 * `limitBytes`, and `file.empty`.
 */
export async function receiveFile(
  body: AsyncIterable<Uint8Array>,
  { limitBytes, signal }: { limitBytes: number; signal: AbortSignal },
): Promise<Received> {
  const folder = await mkdtemp(join(tmpdir(), "adjutant-upload-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, "content");
  const hash = createHash("sha256");
  let sizeBytes = 0;
  async function* counted() {
    for await (const chunk of body) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > limitBytes) fail(fileErrors, "file.too_large", { message: tooLarge(limitBytes) });
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(Readable.from(counted()), createWriteStream(path, { mode: 0o600 }), { signal });
    if (sizeBytes === 0) fail(fileErrors, "file.empty");
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, sizeBytes, hash: hash.digest("hex"), [Symbol.asyncDispose]: remove };
}

export function tooLarge(limitBytes: number): string {
  return `This file is larger than ${Math.floor(limitBytes / 1_000_000)} MB, the most that one file may have.`;
}
