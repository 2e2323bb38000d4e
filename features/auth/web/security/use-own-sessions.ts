import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { OwnSession } from "../../contract/index.ts";

const queryKey = ["own-sessions"];

export function useOwnSessions() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<OwnSession[]> =>
      (await api.GET("/api/v1/me/sessions", { signal })).data?.items ?? [],
  });
}

/** Ends one session, or all others without an id. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | undefined) => {
      if (id === undefined) await api.DELETE("/api/v1/me/sessions");
      else await api.DELETE("/api/v1/me/sessions/{id}", { params: { path: { id } } });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
