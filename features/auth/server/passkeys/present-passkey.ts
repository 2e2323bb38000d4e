import type { JsonObject } from "#platform/contract/json.ts";
import type { Credential } from "./credential.ts";

/** A passkey in the notation of the auth protocol. */
export function presentPasskey({ id, friendly_name, created_at, last_used_at }: Credential): JsonObject {
  return {
    id,
    ...(friendly_name ? { friendly_name } : {}),
    created_at: created_at.toISOString(),
    ...(last_used_at ? { last_used_at: last_used_at.toISOString() } : {}),
  };
}
