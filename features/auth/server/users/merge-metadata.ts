import type { JsonObject } from "#platform/contract/json.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";

/** Metadata is part of every access token, and request headers are limited to 16 kB. */
const limitBytes = 4_096;

/** Merges top-level keys of `change` into `current`; null deletes a key. Throws above the size limit. */
export function mergeMetadata(current: JsonObject, change: JsonObject): JsonObject {
  const merged = Object.fromEntries(
    Object.entries({ ...current, ...change }).filter(([, value]) => value !== null),
  );
  if (Buffer.byteLength(JSON.stringify(merged)) > limitBytes) {
    fail(authErrors, "validation_failed", { message: `User metadata is limited to ${limitBytes} bytes` });
  }
  return merged;
}
