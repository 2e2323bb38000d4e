import type { JsonObject } from "#platform/contract/json.ts";
import { AppError } from "#platform/server/errors.ts";
import { mergeMetadata } from "../users/merge-metadata.ts";

/** What the provider tells where the person wrote nothing; what they wrote of themselves stays. */
export function fillMetadata(own: JsonObject, claims: JsonObject): JsonObject {
  try {
    return mergeMetadata(claims, own);
  } catch (error) {
    // No room for it is no reason to keep the person out.
    if (error instanceof AppError) return own;
    throw error;
  }
}
