import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { describeError } from "#platform/web/api/api-error.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { claimOnceProved } from "../subscription/claim-once-proved.ts";
import { refreshSubscription } from "../subscription/refresh-subscription.ts";
import { announcePlan } from "../trial/announce-trial.ts";

/** Claims this browser's checkout for a person who signed in for it; once, and only with its cookie. */
export function useClaimOnArrival(): void {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const isClaimed = useRef(false);
  const isAsked = search.get("claim") === "checkout";

  useEffect(() => {
    if (!isAsked || isClaimed.current) return;
    isClaimed.current = true;
    setSearch({}, { replace: true });
    claimOnceProved().then(
      async (isLinked) => {
        // The settings show what waits, and link it later.
        if (!isLinked) return;
        announcePlan();
        await refreshSubscription(client);
      },
      (error: unknown) => {
        const message = describeError(error);
        notify({ id: "trial", type: "error", title: "Failed to link the plan", message, autoClose: false });
      },
    );
  }, [client, isAsked, setSearch]);
}
