import { Readable } from "node:stream";
import { openUnlinkedTempFile, type UnlinkedTempFile } from "../unlinked-temp-file.ts";

export interface Spooled extends AsyncDisposable {
  sizeBytes: number;
  open(): Uint8Array | Readable;
}

/** Bytes of known length. A stream is written to a temporary file first, which dispose removes. */
export async function spool(content: Uint8Array | Readable): Promise<Spooled> {
  if (!(content instanceof Readable)) {
    return { sizeBytes: content.byteLength, open: () => content, [Symbol.asyncDispose]: async () => {} };
  }
  const file = await spoolStream(content);
  return {
    sizeBytes: file.sizeBytes,
    open: () => file.stream(),
    [Symbol.asyncDispose]: () => file[Symbol.asyncDispose](),
  };
}

/** Copies a stream to a temporary file. */
export async function spoolStream(content: AsyncIterable<Uint8Array>): Promise<UnlinkedTempFile> {
  // A stream that fails before it is read would end the process. Reading it then throws the error.
  if (content instanceof Readable) content.on("error", () => undefined);
  const file = await openUnlinkedTempFile();
  try {
    for await (const chunk of content) await file.append(chunk);
    return file;
  } catch (error) {
    await file[Symbol.asyncDispose]();
    throw error;
  }
}
