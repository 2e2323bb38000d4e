import { describeMeter, describeRest } from "../describe-usage.ts";
import type { EntitlementUsage } from "../usage.ts";
import { UsageMeter } from "../usage-meter.tsx";

/** A workspace's usage, for admins. */
export function WorkspaceMeters({ usage }: { usage: readonly EntitlementUsage[] }) {
  const meters = usage.map((entry) => describeMeter(entry)).filter((meter) => meter !== undefined);
  const rest = usage.map(describeRest).filter((line) => line !== undefined);
  return (
    <>
      <ul className="divide-y divide-line-1">
        {meters.map((meter) => (
          <UsageMeter key={meter.name} meter={meter} />
        ))}
      </ul>
      {rest.length > 0 && <p className="mt-2 text-sm text-ink-2">Also included: {rest.join(", ")}.</p>}
    </>
  );
}
