import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { WorkspaceBilling } from "../../contract/admin/workspace-billing.ts";
import { adminKey } from "./billing-admin-key.ts";

const noPage = { items: [], nextCursor: null };

export function useWorkspaceBilling(workspaceId: string) {
  return useQuery({
    queryKey: [...adminKey, "workspace", workspaceId],
    queryFn: async ({ signal }): Promise<WorkspaceBilling> => {
      const { data } = await api.GET("/api/v1/admin/billing/workspaces/{workspaceId}", {
        params: { path: { workspaceId } },
        signal,
      });
      if (!data) throw new Error("The server answered with nothing.");
      return data;
    },
  });
}

/** The workspace's planned change, from the provider. */
export function useWorkspaceNextPlan(workspaceId: string) {
  return useQuery({
    queryKey: [...adminKey, "next-plan", workspaceId],
    queryFn: async ({ signal }) => {
      const { data } = await api.GET("/api/v1/admin/billing/workspaces/{workspaceId}/next-plan", {
        params: { path: { workspaceId } },
        signal,
      });
      if (!data) throw new Error("The server answered with nothing.");
      return data;
    },
    retry: false,
  });
}

/** Its billing events, newest first. */
export function useBillingHistory(workspaceId: string) {
  return useInfiniteQuery({
    queryKey: [...adminKey, "history", workspaceId],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 10, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/admin/billing/workspaces/{workspaceId}/history", {
        params: { path: { workspaceId }, query },
        signal,
      });
      return data ?? noPage;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Its invoices, from the provider. */
export function useWorkspaceInvoices(workspaceId: string) {
  return useInfiniteQuery({
    queryKey: [...adminKey, "invoices", workspaceId],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 12, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/admin/billing/workspaces/{workspaceId}/invoices", {
        params: { path: { workspaceId }, query },
        signal,
      });
      return data ?? noPage;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export interface Assignment {
  planKey: string;
  accessEndsAt: string | null;
  note: string;
}

/** Assigns a plan without payment, or revokes it (null). */
export function useAssignPlan(workspaceId: string) {
  const client = useQueryClient();
  const path = "/api/v1/admin/workspaces/{workspaceId}/plan";
  const params = { path: { workspaceId } };
  return useMutation({
    mutationFn: async (assignment: Assignment | null) => {
      if (assignment) await api.PUT(path, { params, body: assignment });
      else await api.DELETE(path, { params });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: adminKey }),
  });
}

/** Syncs the workspace with the provider. */
export function useSyncWorkspace(workspaceId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { data } = await api.POST("/api/v1/admin/billing/workspaces/{workspaceId}/sync", {
        params: { path: { workspaceId } },
      });
      return data?.subscriptions ?? 0;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: adminKey }),
  });
}
