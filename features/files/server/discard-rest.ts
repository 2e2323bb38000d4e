import type { Readable } from "node:stream";
import { mostUploadBytes } from "../contract/index.ts";

/**
 * Takes the rest of a refused body and forgets it, up to `mostBytes`: a browser sends all of a body before it looks at
 * the answer.
 */
export function discardRest(body: Readable, mostBytes: number = mostUploadBytes): void {
  let bytes = 0;
  body.on("error", () => undefined);
  body.on("data", (chunk: Uint8Array) => {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) body.destroy();
  });
}
