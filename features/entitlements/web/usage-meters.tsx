import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { describeMeter, describePlanOf, describeRest, renewalOf } from "./describe-usage.ts";
import type { Usage } from "./usage.ts";
import { UsageMeter } from "./usage-meter.tsx";
import { useUsage } from "./use-usage.ts";

/** The workspace's limits and usage. `isCancelled`: the subscription ends with its period. */
export function UsageMeters({ isCancelled = false }: { isCancelled?: boolean }) {
  const query = useUsage();
  return (
    <section aria-label="Usage" className="mt-5 border-t border-line-1 pt-4">
      <h3 className="text-sm font-semibold">Usage</h3>
      {query.data ? (
        <Limits usage={query.data} isCancelled={isCancelled} />
      ) : (
        <UntilLoaded
          of={query}
          title="Your usage could not be loaded"
          waiting={<Skeleton className="mt-3 h-40 w-full" />}
        />
      )}
    </section>
  );
}

function Limits({ usage, isCancelled }: { usage: Usage; isCancelled: boolean }) {
  const renewal = renewalOf(usage, isCancelled);
  const meters = usage.entitlements
    .map((entry) => describeMeter(entry, renewal))
    .filter((meter) => meter !== undefined);
  const limited = meters.filter(({ percent }) => percent !== undefined);
  const rest = usage.entitlements.map(describeRest).filter((line) => line !== undefined);
  return (
    <>
      <p className="text-sm text-ink-2">{describePlanOf(usage)}</p>
      {limited.length === 0 && <p className="mt-2 text-sm text-ink-2">No limits.</p>}
      <ul className="mt-1 divide-y divide-line-1">
        {(limited.length > 0 ? limited : meters).map((meter) => (
          <UsageMeter key={meter.name} meter={meter} />
        ))}
      </ul>
      {rest.length > 0 && (
        <>
          <h4 className="mt-3 text-sm font-medium text-ink-1">Also included</h4>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
            {rest.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
