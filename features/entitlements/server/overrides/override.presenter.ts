import type { EntitlementOverride } from "../../contract/entitlement-override.ts";
import type { OverrideRow } from "./override.repository.ts";

export function presentOverride({ id: _id, startsAt, endsAt, ...row }: OverrideRow): EntitlementOverride {
  return { ...row, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null };
}
