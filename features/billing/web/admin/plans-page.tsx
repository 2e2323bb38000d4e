import { AdminFrame } from "#features/admin/web/index.tsx";
import { PlanValuesPanel } from "#features/entitlements/web/index.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { usePlanNames } from "./use-plan-names.ts";
import { YearlyPricesPanel } from "./yearly-prices-panel.tsx";

/** Limits and yearly prices of plans, for admins. */
export function PlansPage() {
  const plans = usePlanNames();
  return (
    <AdminFrame
      title="Plans and limits"
      actions={<LinkButton to="/admin/subscriptions">All workspaces</LinkButton>}
    >
      <div className="grid gap-6">
        <YearlyPricesPanel />
        <PlanValuesPanel plans={plans.data ?? []} />
      </div>
    </AdminFrame>
  );
}
