import { UsageMeters, useUsage } from "#features/entitlements/web/index.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { InvoiceList } from "../invoices/invoice-list.tsx";
import type { Subscription } from "../subscription/subscription.ts";
import { useSubscription } from "../subscription/use-subscription.ts";
import { useBillingProvider } from "../use-billing-provider.ts";
import { describeAssigned } from "./describe-assigned.ts";
import { PlanSummary } from "./plan-summary.tsx";
import { useChangeOnReturn } from "./use-change-on-return.ts";
import { useClaimOnArrival } from "./use-claim-on-arrival.ts";

/** The workspace's subscription, and buttons to change it. */
export function BillingPanel() {
  const provider = useBillingProvider();
  const { subscription } = useSubscription();
  return (
    <Panel title="Your plan">
      {provider === "none" && (
        <>
          <AssignedNote />
          <p className="text-sm text-ink-2">Managed by your administrator.</p>
        </>
      )}
      {provider === undefined && <Skeleton className="h-24 w-full" />}
      {provider !== undefined && provider !== "none" && <SoldPlan />}
      <UsageMeters isCancelled={subscription?.cancelsAt !== undefined} />
    </Panel>
  );
}

function SoldPlan() {
  const query = useSubscription();
  useClaimOnArrival();
  useChangeOnReturn();
  if (query.subscription) {
    const { mayBuy: mayPay } = query.subscription;
    return (
      <>
        <AssignedNote subscription={query.subscription} />
        <PlanSummary subscription={query.subscription} mayPay={mayPay} />
        {mayPay && query.subscription.status && <InvoiceList />}
      </>
    );
  }
  return (
    <UntilLoaded
      of={{ ...query, data: query.subscription }}
      title="Failed to verify subscription status"
      waiting={<Skeleton className="h-24 w-full" />}
    />
  );
}

/** Explains an assigned plan, also beside a paid subscription; nothing without one. */
function AssignedNote({ subscription }: { subscription?: Subscription }) {
  const { data: usage } = useUsage();
  const words = usage && describeAssigned(usage, subscription);
  if (!words) return null;
  return (
    <Banner tone="info" className="mb-4">
      <p>{words}</p>
    </Banner>
  );
}
