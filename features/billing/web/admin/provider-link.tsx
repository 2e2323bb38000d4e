import { useState } from "react";
import { callFunction } from "#platform/web/functions/call-function.ts";
import { readText } from "#platform/web/functions/read-field.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { BillingOverview } from "../../contract/admin/billing-overview.ts";
import { OutsideLink } from "./outside-link.tsx";

/** Link to the provider's dashboard of customers and refunds. */
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
      .catch(() =>
        notify({ type: "error", title: "Error", message: "The payment sandbox did not open. Try again." }),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Button busy={isBusy} onClick={open}>
      Open the payment sandbox
    </Button>
  );
}

/** Opens the payment sandbox in a new tab. Opens the tab at once, since browsers block later ones. */
async function openSandbox(): Promise<void> {
  const tab = open("about:blank", "_blank");
  if (tab) tab.opener = null;
  try {
    const url = readText(await callFunction("open-payment-sandbox"), "url");
    if (!url) throw new Error("The sandbox has no address.");
    if (tab) tab.location.replace(url);
    else location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
