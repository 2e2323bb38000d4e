import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { useBillingProvider } from "../use-billing-provider.ts";
import { usePricedPlans } from "./use-priced-plans.ts";
import { YearlyPriceForm } from "./yearly-price-form.tsx";

/** Yearly prices of plans, for admins; nothing without a provider. */
export function YearlyPricesPanel() {
  const provider = useBillingProvider();
  const plans = usePricedPlans();
  if (provider === undefined || provider === "none") return null;
  return (
    <Panel
      title="Yearly prices"
      description="Leave empty to sell the plan monthly only. Existing subscribers keep their price."
    >
      <UntilLoaded
        of={plans}
        title="The prices could not be loaded"
        waiting={<Skeleton className="h-24 w-full" />}
      />
      <ul className="divide-y divide-line-1 empty:hidden">
        {plans.data?.map((plan) => (
          <li key={plan.id} className="py-3">
            <YearlyPriceForm key={plan.yearlyCents} plan={plan} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
