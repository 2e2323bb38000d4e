import { AdminFrame } from "#features/admin/web/index.tsx";
import { PlanValuesPanel } from "#features/entitlements/web/index.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { usePlanNames } from "./use-plan-names.ts";

/** What plans give, for admins to change. */
export function PlansPage() {
  const plans = usePlanNames();
  return (
    <AdminFrame
      title="Plans and limits"
      actions={<LinkButton to="/admin/subscriptions">All workspaces</LinkButton>}
    >
      <PlanValuesPanel plans={plans.data ?? []} />
    </AdminFrame>
  );
}
