import { Banner } from "#platform/web/ui/banner.tsx";
import { useNextPlan } from "../plan-change/use-next-plan.ts";
import { PortalButton } from "./portal-button.tsx";

/** Says that a trial ends with nothing after it, as long as there is nothing to pay with. */
export function UnpaidTrialNote() {
  const { data } = useNextPlan();
  if (!data?.endsUnpaid) return null;
  return (
    <Banner tone="warn" className="mt-4" action={<PortalButton size="sm">Add one</PortalButton>}>
      <p>No payment method yet: the plan ends with the trial.</p>
    </Banner>
  );
}
