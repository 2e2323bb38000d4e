import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { ChangeSink, CreateSink, EventSink } from "../../contract/index.ts";

const key = ["compliance", "sinks"] as const;
const pollMs = 5_000;

/** The receivers of the workspace, with how far they are. */
export function useSinks() {
  return useQuery({
    queryKey: key,
    refetchInterval: pollMs,
    queryFn: async ({ signal }): Promise<EventSink[]> =>
      (await api.GET("/api/v1/compliance/sinks", { signal })).data?.items ?? [],
  });
}

/** Each rejects with the server's refusal, and updates the list. */
export function useSinkActs() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: key });
  const params = (id: string) => ({ path: { id } });
  return {
    /** The secret of a webhook, to be shown once. */
    async add(body: CreateSink): Promise<string | null> {
      const { data } = await api.POST("/api/v1/compliance/sinks", { body }).finally(reload);
      return data?.secret ?? null;
    },
    async change(id: string, body: ChangeSink): Promise<void> {
      await api.PATCH("/api/v1/compliance/sinks/{id}", { params: params(id), body }).finally(reload);
    },
    async pause(id: string, isPaused: boolean): Promise<void> {
      const body = { isPaused };
      await api.POST("/api/v1/compliance/sinks/{id}/pause", { params: params(id), body }).finally(reload);
    },
    async renew(id: string): Promise<string | null> {
      const { data } = await api
        .POST("/api/v1/compliance/sinks/{id}/secret", { params: params(id) })
        .finally(reload);
      return data?.secret ?? null;
    },
    async test(id: string) {
      const { data } = await api.POST("/api/v1/compliance/sinks/{id}/test", { params: params(id) });
      return data;
    },
    async remove(id: string): Promise<void> {
      await api.DELETE("/api/v1/compliance/sinks/{id}", { params: params(id) }).finally(reload);
    },
  };
}
