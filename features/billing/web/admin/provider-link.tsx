import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { BillingOverview } from "../../contract/admin/billing-overview.ts";
import { openSandbox } from "./open-sandbox.ts";
import { OutsideLink } from "./outside-link.tsx";

/** The way to the pages of whoever takes the payments, where customers are looked after and payments refunded. */
export function ProviderLink({ overview }: { overview: Pick<BillingOverview, "provider" | "dashboardUrl"> }) {
  const { provider, dashboardUrl } = overview;
  if (dashboardUrl) return <OutsideLink href={dashboardUrl}>Stripe dashboard</OutsideLink>;
  return provider === "sandbox" ? <SandboxButton /> : null;
}

function SandboxButton() {
  const [isBusy, setBusy] = useState(false);
  const open = () => {
    setBusy(true);
    openSandbox()
      .catch(() => notify({ type: "error", title: "Error", message: "The payment sandbox did not open." }))
      .finally(() => setBusy(false));
  };
  return (
    <Button busy={isBusy} onClick={open}>
      Open the payment sandbox
    </Button>
  );
}
