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

export function useAllowHost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AllowHost) => api.POST("/api/v1/http-hosts", { body }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useWithdrawHost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE("/api/v1/http-hosts/{id}", { params: { path: { id } } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
