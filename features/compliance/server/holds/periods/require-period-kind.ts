import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { PeriodKind } from "#platform/server/retention/periods/period-kind.ts";
import { findPeriodKind } from "#platform/server/retention/periods/period-kinds.ts";
import { periodErrors } from "../../../contract/index.ts";

/** A kind that can have this period. Throws `retention.kind_unknown` and `retention.days_out_of_range`. */
export function requirePeriodKind({ services }: Ctx, kind: string, days: number | null): PeriodKind {
  const found = findPeriodKind(services, kind);
  if (!found) return fail(periodErrors, "retention.kind_unknown");
  if (days !== null && (days < found.fewestDays || days > found.mostDays)) {
    const message = `Choose from ${found.fewestDays} to ${found.mostDays} days.`;
    fail(periodErrors, "retention.days_out_of_range", { message });
  }
  return found;
}
