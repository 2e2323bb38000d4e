import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { describeNextPlan } from "../plan-change/describe-next-plan.ts";
import { nextPlanQuery } from "../plan-change/use-next-plan.ts";
import { refreshSubscription } from "../subscription/refresh-subscription.ts";

/** Announces the plan change that the person confirmed at the payment service, as the server reports it. */
export function useChangeOnReturn(): void {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const isTold = useRef(false);
  const isBack = search.get("billing") === "changed";

  useEffect(() => {
    if (!isBack || isTold.current) return;
    isTold.current = true;
    setSearch({}, { replace: true });
    const tell = async () => {
      await refreshSubscription(client);
      const { next } = await client.fetchQuery({ ...nextPlanQuery, staleTime: 0 });
      if (!next) return;
      const message = `${describeNextPlan(next, undefined)}. Nothing changes until then.`;
      notify({ id: "plan-change", type: "success", title: "Plan change confirmed", message, duration: 6000 });
    };
    // The settings show the planned change too, or the error.
    tell().catch(() => undefined);
  }, [client, isBack, setSearch]);
}
