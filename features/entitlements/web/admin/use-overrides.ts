import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { EntitlementKey, EntitlementOverride, NewOverride } from "../../contract/index.ts";

/** Query key prefix of all admin data on workspaces: a change of one invalidates all. */
const adminKey = ["admin"];

/** A workspace's overrides; at most one per entitlement. */
export function useOverrides(workspaceId: string) {
  return useQuery({
    queryKey: [...adminKey, "overrides", workspaceId],
    queryFn: async ({ signal }): Promise<EntitlementOverride[]> => {
      const { data } = await api.GET("/api/v1/admin/workspaces/{workspaceId}/entitlement-overrides", {
        params: { path: { workspaceId }, query: { limit: 100 } },
        signal,
      });
      return data?.items ?? [];
    },
  });
}

export interface OverrideToPut {
  entitlement: EntitlementKey;
  override: NewOverride;
}

export function usePutOverride(workspaceId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ entitlement, override }: OverrideToPut) => {
      await api.PUT("/api/v1/admin/workspaces/{workspaceId}/entitlement-overrides/{entitlement}", {
        params: { path: { workspaceId, entitlement } },
        body: override,
      });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: adminKey }),
  });
}

export function useDeleteOverride(workspaceId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (entitlement: EntitlementKey) => {
      await api.DELETE("/api/v1/admin/workspaces/{workspaceId}/entitlement-overrides/{entitlement}", {
        params: { path: { workspaceId, entitlement } },
      });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: adminKey }),
  });
}
