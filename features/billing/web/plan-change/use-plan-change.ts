import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { refreshSubscription } from "../subscription/refresh-subscription.ts";

export interface Wanted {
  planId: string;
  quantity: number;
  interval: "month" | "year";
}

/** Previews the wanted change whenever it changes, and performs it. */
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
    // A preview holds for one second of the provider's time.
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
