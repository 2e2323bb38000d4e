import { z } from "zod";

/** A raw request body. See `bytes` of `Route`. */
export const Bytes = z
  .custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array, "Send the bytes themselves.")
  .meta({ type: "string", format: "binary" });
