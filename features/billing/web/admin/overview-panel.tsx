import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { BillingOverview } from "../../contract/admin/billing-overview.ts";
import { describeNumbers } from "./describe-numbers.ts";
import { ProviderLink } from "./provider-link.tsx";
import type { useBillingOverview } from "./use-billed-workspaces.ts";

/** Figures of the installation, each with its explanation. */
export function OverviewPanel({ query }: { query: ReturnType<typeof useBillingOverview> }) {
  const { data } = query;
  return (
    <Panel title="Numbers" actions={data && <ProviderLink overview={data} />}>
      <UntilLoaded
        of={query}
        title="The numbers could not be loaded"
        waiting={<Skeleton className="h-40 w-full" />}
      />
      {data?.provider === "none" && (
        <p className="text-sm text-ink-2">
          This installation takes no payments. Workspaces without an assigned plan have no limits.
        </p>
      )}
      {data && data.provider !== "none" && <Numbers overview={data} />}
    </Panel>
  );
}

function Numbers({ overview }: { overview: BillingOverview }) {
  return (
    <>
      {overview.isTestMode && (
        <p className="mb-3 text-sm">
          <Pill tone="warn">Test mode</Pill> No real money is included.
        </p>
      )}
      <dl className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {describeNumbers(overview).map(({ name, value, meaning }) => (
          <div key={name} className="flex flex-col">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="text-xl font-semibold text-ink-1 tabular-nums">{value}</dd>
            <dd className="text-xs text-ink-3">{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
