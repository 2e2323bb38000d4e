import { type QueryClient, useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import type { Usage } from "./usage.ts";

const queryKey = ["usage"];
const staleAfterMs = 30_000;

/** The workspace's limits and usage, refetched when its plan changes. */
export function useUsage() {
  const query = useQuery({
    queryKey,
    queryFn: async (): Promise<Usage> => {
      const { data } = await api.GET("/api/v1/usage");
      if (!data) throw new Error("The server answered with nothing.");
      return data;
    },
    staleTime: staleAfterMs,
  });
  useRealtime("entitlements.changed", () => void query.refetch());
  return query;
}

/** Refetches shown usage, after something was used. */
export function refreshUsage(client: QueryClient): void {
  void client.invalidateQueries({ queryKey });
}
