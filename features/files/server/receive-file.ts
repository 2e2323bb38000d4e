import { createHash } from "node:crypto";
import { addAbortSignal, Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { spoolStream } from "#platform/server/blobs/spool.ts";
import { fail } from "#platform/server/errors.ts";
import type { UnlinkedTempFile } from "#platform/server/unlinked-temp-file.ts";
import { fileErrors, mostUploadBytes } from "../contract/index.ts";

/** What came of an upload, which `asyncDispose` removes. */
export interface Received extends AsyncDisposable {
  content: UnlinkedTempFile;
  /** SHA-256 in hexadecimal digits. */
  hash: string;
}

/** Throws `file.too_large` before anything is read when the caller says that the body is larger. */
export function refuseDeclaredSize({ headers, raw }: FastifyRequest, limitBytes: number): void {
  if (!(Number(headers["content-length"]) > limitBytes)) return;
  discardRest(raw);
  fail(fileErrors, "file.too_large", { message: tooLarge(limitBytes) });
}

/**
 * Writes a body to a temporary file while it arrives. Throws `file.too_large` as soon as it exceeds
 * `limitBytes`, and `file.empty`.
 */
export async function receiveFile(
  body: AsyncIterable<Uint8Array>,
  { limitBytes, signal }: { limitBytes: number; signal: AbortSignal },
): Promise<Received> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  async function* counted() {
    // A refusal must not end the request, whose caller still sends.
    const source = body instanceof Readable ? body.iterator({ destroyOnReturn: false }) : body;
    for await (const chunk of source) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > limitBytes) fail(fileErrors, "file.too_large", { message: tooLarge(limitBytes) });
      hash.update(chunk);
      yield chunk;
    }
    if (sizeBytes === 0) fail(fileErrors, "file.empty");
  }
  signal.throwIfAborted();
  const content = await spoolStream(addAbortSignal(signal, Readable.from(counted()))).catch((error) => {
    if (body instanceof Readable) discardRest(body);
    // The stream has an error of its own for it.
    signal.throwIfAborted();
    throw error;
  });
  return { content, hash: hash.digest("hex"), [Symbol.asyncDispose]: () => content[Symbol.asyncDispose]() };
}

export function tooLarge(limitBytes: number): string {
  return `This file is larger than ${Math.floor(limitBytes / 1_000_000)} MB, the most that one file may have.`;
}

/**
 * Takes the rest of a refused body and forgets it, up to `mostBytes`: a browser sends all of a body before it looks at
 * the answer.
 */
function discardRest(body: Readable, mostBytes: number = mostUploadBytes): void {
  let bytes = 0;
  body.on("error", () => undefined);
  body.on("data", (chunk: Uint8Array) => {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) body.destroy();
  });
}
