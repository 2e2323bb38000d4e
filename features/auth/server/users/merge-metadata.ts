import type { JsonObject } from "#platform/contract/json.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";

/** Metadata rides in every access token, and a header of a request holds 16 kB at most. */
const limitBytes = 4_096;

/** Top-level keys of `change` over `current`; a null takes the key away. Throws when it grows too large. */
export function mergeMetadata(current: JsonObject, change: JsonObject): JsonObject {
  const merged = Object.fromEntries(
    Object.entries({ ...current, ...change }).filter(([, value]) => value !== null),
  );
  if (Buffer.byteLength(JSON.stringify(merged)) > limitBytes) {
    fail(authErrors, "validation_failed", { message: `User metadata is limited to ${limitBytes} bytes` });
  }
  return merged;
}
