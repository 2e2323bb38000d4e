import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { PricedPlan } from "../../contract/admin/priced-plan.ts";
import { adminKey } from "./billing-admin-key.ts";

/** Plans with prices, also those with a doubtful price. */
export function usePricedPlans() {
  return useQuery({
    queryKey: [...adminKey, "plans"],
    queryFn: async ({ signal }): Promise<PricedPlan[]> => {
      const { data } = await api.GET("/api/v1/admin/billing/plans", { signal });
      if (!data) throw new Error("The server answered with nothing.");
      return data.plans;
    },
  });
}

/** Sets the yearly price in minor units, or removes it (null). */
export function useSetYearlyPrice(planId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (cents: number | null) => {
      await api.PUT("/api/v1/admin/billing/plans/{planId}/yearly-price", {
        params: { path: { planId } },
        body: { cents },
      });
    },
    // After an error too: the price may be set, and only its comparison failed.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [...adminKey, "plans"] }),
        client.invalidateQueries({ queryKey: ["billing", "plans"] }),
      ]),
  });
}
