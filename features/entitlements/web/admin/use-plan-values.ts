import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { PlanEntitlement } from "../../contract/index.ts";

const queryKey = ["admin", "plan-entitlements"];
/** More than enough for a dozen plans; bounds a faulty cursor. */
const mostPages = 20;

/** Values of all plans. */
export function usePlanValues() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<PlanEntitlement[]> => {
      const values: PlanEntitlement[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < mostPages; page++) {
        const query: { limit: number; cursor?: string } = { limit: 100, ...(cursor ? { cursor } : {}) };
        const { data } = await api.GET("/api/v1/admin/plan-entitlements", { params: { query }, signal });
        values.push(...(data?.items ?? []));
        cursor = data?.nextCursor ?? null;
        if (!cursor) break;
      }
      return values;
    },
  });
}

export function useEditPlanValue() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ planKey, entitlement, ...body }: PlanEntitlement) => {
      await api.PUT("/api/v1/admin/plan-entitlements/{planKey}/{entitlement}", {
        params: { path: { planKey, entitlement } },
        body,
      });
    },
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
}
