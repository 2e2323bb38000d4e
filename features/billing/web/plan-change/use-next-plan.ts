import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { refreshSubscription } from "../subscription/refresh-subscription.ts";
import { nextPlanKey } from "./next-plan-key.ts";

/** The planned change, from the payment service; for owners and admins only. */
export const nextPlanQuery = queryOptions({
  queryKey: nextPlanKey,
  queryFn: async ({ signal }) => {
    const { data } = await api.GET("/api/v1/billing/next-plan", { signal });
    if (!data) throw new Error("The server answered with nothing.");
    return data;
  },
  // The server already retried the provider.
  retry: false,
});

export const useNextPlan = () => useQuery(nextPlanQuery);

/** Cancels the planned change. */
export function useKeepPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.DELETE("/api/v1/billing/next-plan");
    },
    // After a refusal too: somebody else may have been faster.
    onSettled: () =>
      Promise.all([
        refreshSubscription(client),
        // A price refused because of the planned change is now available.
        client.invalidateQueries({ queryKey: ["billing", "plan-change"] }),
      ]),
  });
}
