import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { AuthFrame, useSession } from "#features/auth/web/index.tsx";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { callFunction } from "#platform/web/functions/call-function.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { refreshSubscription } from "../subscription/refresh-subscription.ts";
import { announcePlan } from "../trial/announce-trial.ts";
import { forgetFinishToken } from "./finish-token.ts";
import type { Finish } from "./read-finish.ts";

/** For an address with an account: signing in to it claims the plan. */
export function LinkPlan({ token, finish }: { token: string; finish: Finish }) {
  const session = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isOver = failure !== undefined && !mayHelpAgain(failure);

  const link = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await callFunction("claim-checkout", { token });
      forgetFinishToken();
      announcePlan();
      await refreshSubscription(client);
      await navigate("/settings/billing", { replace: true });
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  return (
    <AuthFrame title="Link this plan">
      <p className="mb-5 text-md break-words text-ink-2">
        {finish.plan ? `The ${finish.plan} plan` : "The plan"} was started with{" "}
        <span className="text-ink-1">{finish.email}</span>, which already has an account.{" "}
        {session.status === "signed-in"
          ? "Link it to your workspace."
          : "Sign in to link it to your workspace."}
      </p>
      {failure !== undefined && (
        <p role="alert" className="mb-4 text-sm text-bad">
          {describeError(failure)}
        </p>
      )}
      {isOver ? (
        <LinkButton to="/settings/billing" variant="primary" size="lg">
          Go to Settings
        </LinkButton>
      ) : session.status === "signed-in" ? (
        <Button variant="primary" size="lg" busy={isBusy} busyLabel="Linking..." onClick={() => void link()}>
          Link this plan
        </Button>
      ) : (
        <LinkButton to={`/auth?next=${encodeURIComponent("/finish")}`} variant="primary" size="lg">
          Sign In
        </LinkButton>
      )}
    </AuthFrame>
  );
}

/** Whether a retry can succeed, after a network failure or once the address is confirmed. */
function mayHelpAgain(failure: unknown): boolean {
  if (!(failure instanceof ApiError) || failure.status >= 429) return true;
  return failure.code === "address_unconfirmed" || failure.code === "checkout_incomplete";
}
