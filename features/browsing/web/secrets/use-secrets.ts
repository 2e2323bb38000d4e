import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { AddBrowserSecret } from "../../contract/index.ts";

const queryKey = ["browser-secrets"];

/** The passwords for websites that one stored, without their values. */
export function useSecrets() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.GET("/api/v1/browser-secrets", { signal })).data?.items ?? [],
  });
}

export function useAddSecret() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: AddBrowserSecret) => {
      await api.POST("/api/v1/browser-secrets", { body });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useDeleteSecret() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await api.DELETE("/api/v1/browser-secrets/{id}", { params: { path: { id } } });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
