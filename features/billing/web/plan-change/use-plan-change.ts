import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { refreshSubscription } from "../subscription/refresh-subscription.ts";

export interface Wanted {
  planId: string;
  quantity: number;
  interval: "month" | "year";
}

/** The price of what is wanted, asked anew whenever that changes, and the act that makes it so. */
export function usePlanChange(wanted: Wanted | undefined) {
  const client = useQueryClient();
  const preview = useQuery({
    queryKey: ["billing", "plan-change", wanted],
    queryFn: async ({ signal }) => {
      const { data } = await api.POST("/api/v1/billing/plan-change/preview", {
        body: wanted ?? { planId: "", quantity: 1, interval: "month" },
        signal,
      });
      if (!data) throw new Error("There is no price.");
      return data;
    },
    enabled: wanted !== undefined,
    // A price holds for the second in which it was worked out.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const change = useMutation({
    mutationFn: async () => {
      if (!wanted || !preview.data) throw new Error("Nothing is chosen.");
      const { basis } = preview.data;
      const { data } = await api.POST("/api/v1/billing/plan-change", { body: { ...wanted, basis } });
      return data;
    },
    onSuccess: () => refreshSubscription(client),
    onError: () => preview.refetch(),
  });
  return { preview, change };
}
