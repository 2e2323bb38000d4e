import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { SavedQuery } from "../../../contract/index.ts";
import type { LogFilter } from "../filter/log-filter.ts";

const key = ["log", "queries"] as const;

/** The person's saved queries, by name. */
export function useQueries() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<SavedQuery[]> =>
      (await api.GET("/api/v1/compliance/queries", { signal })).data?.items ?? [],
  });
}

/** Each rejects with the server's refusal, and loads the list anew. */
export function useQueryActs() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: key });
  return {
    save: async (name: string, filter: LogFilter) => {
      await api.POST("/api/v1/compliance/queries", { body: { name, filter } }).finally(reload);
    },
    rename: async (id: string, name: string) => {
      const params = { path: { id } };
      await api.PATCH("/api/v1/compliance/queries/{id}", { params, body: { name } }).finally(reload);
    },
    remove: async (id: string) => {
      await api.DELETE("/api/v1/compliance/queries/{id}", { params: { path: { id } } }).finally(reload);
    },
  };
}
