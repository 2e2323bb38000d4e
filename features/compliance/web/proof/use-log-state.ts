import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { LogState, ProvenScope } from "../../contract/index.ts";

const refreshMs = 5_000;

/** The signed state of a log, kept current. */
export function useLogState(scope: ProvenScope) {
  return useQuery({
    queryKey: ["log", "state", scope],
    refetchInterval: refreshMs,
    queryFn: async ({ signal }): Promise<LogState | undefined> => {
      const { data } = await api.GET("/api/v1/compliance/logs", { params: { query: { scope } }, signal });
      return data;
    },
  });
}

/** Where an event stands in its log. */
export function useEventProof(id: string) {
  return useQuery({
    queryKey: ["log", "proof", id],
    queryFn: async ({ signal }) => {
      const { data } = await api.GET("/api/v1/compliance/events/{id}/proof", {
        params: { path: { id } },
        signal,
      });
      return data;
    },
  });
}
