import { z } from "zod";

/** A raw request body. See `bytes` of `Route`. */
export const Bytes = z
  .custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array, "Send the bytes themselves.")
  .meta({ type: "string", format: "binary" });

/** A raw request body that is not held in memory. The handler bounds it while it reads. */
export const ByteStream = z
  .custom<AsyncIterable<Uint8Array>>(
    (value) => typeof value === "object" && value !== null && Symbol.asyncIterator in value,
    "Send the bytes themselves.",
  )
  .meta({ type: "string", format: "binary" });
