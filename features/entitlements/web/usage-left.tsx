import { formatAmount } from "./format-amount.ts";
import type { EntitlementUsage } from "./usage.ts";
import { useUsage } from "./use-usage.ts";

/** Remaining amount, from the soft limit on; nothing before. */
export function UsageLeft({ of, noun }: { of: EntitlementUsage["entitlement"]; noun: string }) {
  const { data } = useUsage();
  const entry = data?.entitlements.find(({ entitlement }) => entitlement === of);
  if (!entry || entry.limit === null || entry.limit === 0 || entry.used === null) return null;
  if ((entry.used / entry.limit) * 100 < entry.softPercent) return null;
  const left = Math.max(0, entry.limit - entry.used);
  return (
    <p className="text-xs text-ink-3 tabular-nums">
      {`${formatAmount(left, entry.unit)} of ${formatAmount(entry.limit, entry.unit)} ${noun} left in this period.`}
    </p>
  );
}
