import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { confirmFirst, useMailFate, useSession } from "#features/auth/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { type OwnCheckout, ownCheckoutKey, readOwnCheckout } from "../checkout/read-own-checkout.ts";
import { claimCheckout } from "../subscription/claim-checkout.ts";
import { refreshSubscription } from "../subscription/refresh-subscription.ts";
import { announcePlan } from "../trial/announce-trial.ts";

/**
 * A checkout that this browser completed for the signed-in person's address; claimed once the address is
 * confirmed.
 */
export function WaitingPlan() {
  const session = useSession();
  const fate = useMailFate();
  const user = session.status === "signed-in" ? session.user : undefined;
  const key = [...ownCheckoutKey, user?.id, user?.email_confirmed_at];
  const { data: waiting } = useQuery({
    queryKey: key,
    queryFn: async () => (await readOwnCheckout()) ?? null,
    enabled: user !== undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  useLinkOnceProved(waiting);
  if (!waiting || waiting.isProved) return null;
  return (
    <Banner tone="brass" className="mt-4">
      <p className="break-words">
        The {waiting.plan || "new"} plan is ready. {confirmFirst(waiting.email, fate)} Then we link the plan
        here.
      </p>
    </Banner>
  );
}

function useLinkOnceProved(waiting: OwnCheckout | null | undefined): void {
  const client = useQueryClient();
  const isTried = useRef(false);
  const isReady = waiting?.isProved === true;

  useEffect(() => {
    if (!isReady || isTried.current) return;
    isTried.current = true;
    claimCheckout().then(
      async () => {
        announcePlan();
        await refreshSubscription(client);
      },
      (error: unknown) => {
        const message = describeError(error);
        notify({ id: "trial", type: "error", title: "Failed to link the plan", message, autoClose: false });
      },
    );
  }, [client, isReady]);
}
