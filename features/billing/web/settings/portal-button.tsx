import { useState } from "react";
import { ApiError } from "#platform/web/api/api-error.ts";
import { log } from "#platform/web/log.ts";
import { Button, type ButtonProps } from "#platform/web/ui/button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { openPage } from "../functions/open-page.ts";

/** Opens the payment service's portal in a new tab; throws without one. */
const openPortal = () => openPage("customer-portal");

/** Opens the portal: invoices, card, cancellation, resumption. */
export function PortalButton({ onNoCustomer, children, ...look }: PortalButtonProps) {
  const [isBusy, setBusy] = useState(false);

  const follow = async () => {
    setBusy(true);
    try {
      await openPortal();
    } catch (error) {
      log.debug("The portal was not opened.", error);
      if (onNoCustomer && error instanceof ApiError && error.code === "no_customer") onNoCustomer();
      else announceFailure();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button busy={isBusy} onClick={() => void follow()} {...look}>
      {children}
    </Button>
  );
}

function announceFailure(): void {
  notify({
    id: "portal",
    type: "error",
    title: "Error",
    message: "Failed to open customer portal",
    autoClose: false,
  });
}

interface PortalButtonProps extends Pick<ButtonProps, "size" | "variant" | "className"> {
  /** Called instead of a toast when nothing was ever bought. */
  onNoCustomer?: () => void;
  children: string;
}
