import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { refreshSubscription } from "../subscription/refresh-subscription.ts";
import { nextPlanKey } from "./next-plan-key.ts";

/** What becomes of the plan with its next period; asked of the payment service, for owners and admins alone. */
export const nextPlanQuery = queryOptions({
  queryKey: nextPlanKey,
  queryFn: async ({ signal }) => {
    const { data } = await api.GET("/api/v1/billing/next-plan", { signal });
    if (!data) throw new Error("The server answered with nothing.");
    return data;
  },
  // The server has asked the provider twice before it says that there is no answer.
  retry: false,
});

export const useNextPlan = () => useQuery(nextPlanQuery);

/** Takes back what was to begin. */
export function useKeepPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.DELETE("/api/v1/billing/next-plan");
    },
    // Also after a refusal: somebody else may have been faster.
    onSettled: () =>
      Promise.all([
        refreshSubscription(client),
        // A price that was refused because of it can be had now.
        client.invalidateQueries({ queryKey: ["billing", "plan-change"] }),
      ]),
  });
}
