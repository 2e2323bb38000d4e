import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { AddOwnTerm, Redaction, SwitchRule } from "../contract/index.ts";

const queryKey = ["ai-settings", "redaction"];

/** The rules of each provider, and the own terms. */
export function useRedaction() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Redaction> =>
      (await api.GET("/api/v1/admin/ai-settings/redaction", { signal })).data ?? { providers: [], terms: [] },
  });
}

export function useSwitchRule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SwitchRule) => api.PUT("/api/v1/admin/ai-settings/redaction/rules", { body }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useAddOwnTerm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AddOwnTerm) => api.POST("/api/v1/admin/ai-settings/redaction/terms", { body }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useDeleteOwnTerm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.DELETE("/api/v1/admin/ai-settings/redaction/terms/{id}", { params: { path: { id } } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
