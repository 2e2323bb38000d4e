import type { JsonObject } from "#platform/contract/json.ts";
import { AppError } from "#platform/server/errors.ts";
import { mergeMetadata } from "../users/merge-metadata.ts";

/** Fills gaps in the metadata with the provider's claims. What the person wrote stays. */
export function fillMetadata(own: JsonObject, claims: JsonObject): JsonObject {
  try {
    return mergeMetadata(claims, own);
  } catch (error) {
    // Metadata over the size limit must not block the sign-in.
    if (error instanceof AppError) return own;
    throw error;
  }
}
