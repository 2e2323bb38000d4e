import { useState } from "react";
import { ApiError } from "#platform/web/api/api-error.ts";
import { log } from "#platform/web/log.ts";
import { Button, type ButtonProps } from "#platform/web/ui/button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { openPage } from "../functions/open-page.ts";

/** Opens the portal of the payment service in a new tab; throws when there is none. */
const openPortal = () => openPage("customer-portal");

/** Opens the page on which a person sees invoices, changes the card, cancels and resumes. */
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

interface PortalButtonProps extends Pick<ButtonProps, "size" | "variant"> {
  /** Called in place of a toast when nothing was ever bought here. */
  onNoCustomer?: () => void;
  children: string;
}
