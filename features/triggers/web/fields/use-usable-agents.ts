import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";

/** The agents that the person may ask now, at most 100. */
export function useUsableAgents() {
  return useQuery({
    queryKey: ["agents", "usable-for-triggers"],
    queryFn: async ({ signal }) => {
      const params = { query: { show: "usable" as const, limit: 100 } };
      return (await api.GET("/api/v1/agents", { params, signal })).data?.items ?? [];
    },
  });
}
