import type { JsonObject } from "#platform/contract/json.ts";
import type { FactorSummary } from "./factor.ts";

/** A factor in the notation of the auth protocol. */
export function presentFactor(factor: FactorSummary): JsonObject {
  const iso = (time: string) => new Date(time).toISOString();
  const { id, factor_type, status, friendly_name, phone, aaguid, last_challenged_at } = factor;
  return {
    id,
    created_at: iso(factor.created_at),
    updated_at: iso(factor.updated_at),
    status,
    ...(friendly_name ? { friendly_name } : {}),
    factor_type,
    phone,
    last_challenged_at: last_challenged_at ? iso(last_challenged_at) : null,
    ...(aaguid ? { web_authn_aaguid: aaguid } : {}),
  };
}
