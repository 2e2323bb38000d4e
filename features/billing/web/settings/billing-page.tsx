import { SectionPage } from "#platform/web/page/section-page.tsx";
import { BillingPanel } from "./billing-panel.tsx";

/** The billing section of the settings. */
export function BillingPage() {
  return (
    <SectionPage title="Billing" lead="Your plan, payments and invoices, and how much of the plan is used.">
      <BillingPanel />
    </SectionPage>
  );
}
