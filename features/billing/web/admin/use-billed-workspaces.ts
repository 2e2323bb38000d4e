import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { BilledState } from "../../contract/admin/billed-workspace.ts";
import type { BillingOverview } from "../../contract/admin/billing-overview.ts";
import { adminKey } from "./billing-admin-key.ts";

export function useBillingOverview() {
  return useQuery({
    queryKey: [...adminKey, "overview"],
    queryFn: async ({ signal }): Promise<BillingOverview> => {
      const { data } = await api.GET("/api/v1/admin/billing/overview", { signal });
      if (!data) throw new Error("The server answered with nothing.");
      return data;
    },
  });
}

/** Matching workspaces, newest first. Keeps the previous list while a new search loads. */
export function useBilledWorkspaces(search: string, state: BilledState | undefined) {
  return useInfiniteQuery({
    queryKey: [...adminKey, "workspaces", search, state],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 25, search, ...(state && { state }), ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/admin/billing/workspaces", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
