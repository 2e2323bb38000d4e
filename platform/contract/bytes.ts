import { z } from "zod";

/** A body of bytes; see `bytes` of a route. */
export const Bytes = z
  .custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array, "Send the bytes themselves.")
  .meta({ type: "string", format: "binary" });
