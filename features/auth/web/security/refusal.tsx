import { isAuthApiError } from "@supabase/auth-js";
import { useState } from "react";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { authClient } from "../auth-client.ts";
import { describeAuthFailure } from "../auth-failure.ts";

/** Shows the service's refusal. For a missing second step it offers that step. */
export function Refusal({ error, onDismiss }: { error: Error | undefined; onDismiss: () => void }) {
  const [isBusy, setBusy] = useState(false);
  if (!error) return null;
  if (!lacksSecondFactor(error)) {
    return (
      <Banner tone="bad" className="mb-3" onDismiss={onDismiss}>
        {describeAuthFailure(error)}
      </Banner>
    );
  }
  const showSecondStep = async () => {
    setBusy(true);
    // The refreshed session makes the page's guard ask for the second step and come back.
    const { error: failure } = await authClient.refreshSession();
    setBusy(false);
    if (!failure) onDismiss();
  };
  return (
    <Banner
      tone="brass"
      className="mb-3"
      action={
        <Button size="sm" variant="brass" busy={isBusy} onClick={showSecondStep}>
          Verify now
        </Button>
      }
    >
      This needs two-step verification. Complete it, then try again.
    </Banner>
  );
}

function lacksSecondFactor(error: Error): boolean {
  return isAuthApiError(error) && error.code === "insufficient_aal";
}
