import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { AllowHost, HttpHost } from "../../contract/index.ts";

const key = ["http-hosts"];

export function useHttpHosts() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<HttpHost[]> =>
      (await api.GET("/api/v1/http-hosts", { signal })).data?.items ?? [],
  });
}

/** Allows a host for the workspace, or for every workspace. */
export function useAllowHost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ isEverywhere, ...body }: AllowHost & { isEverywhere: boolean }) => {
      if (isEverywhere) await api.POST("/api/v1/admin/http-hosts", { body });
      else await api.POST("/api/v1/http-hosts", { body });
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useWithdrawHost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, isEverywhere }: Pick<HttpHost, "id" | "isEverywhere">) => {
      const params = { path: { id } };
      if (isEverywhere) await api.DELETE("/api/v1/admin/http-hosts/{id}", { params });
      else await api.DELETE("/api/v1/http-hosts/{id}", { params });
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
