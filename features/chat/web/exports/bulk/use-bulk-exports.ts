import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { RequestBulkExport } from "../../../contract/index.ts";

const key = ["bulk-exports"] as const;
const pollMs = 1_500;

/** The person's exports, newest first. While one is made, it is asked how far it is. */
export function useBulkExports() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.GET("/api/v1/bulk-exports", { signal })).data?.items ?? [],
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === "waiting" || one.state === "packing") ? pollMs : false,
  });
}

/** Each rejects with the server's refusal, and updates the list. */
export function useBulkExportActs() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: key });
  return {
    async request(body: RequestBulkExport): Promise<void> {
      await api.POST("/api/v1/bulk-exports", { body }).finally(reload);
    },
    async remove(id: string): Promise<void> {
      await api.DELETE("/api/v1/bulk-exports/{id}", { params: { path: { id } } }).finally(reload);
    },
    async download(id: string): Promise<Blob | undefined> {
      const params = { path: { id } };
      const { data } = await api.GET("/api/v1/bulk-exports/{id}/download", { params, parseAs: "blob" });
      return data as Blob | undefined;
    },
  };
}
