import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { loadConfig } from "#platform/web/api/config.ts";

const mostModels = 100;

/** The first page of connected models. */
export function useConnectedModels() {
  return useQuery({
    queryKey: ["admin", "connected-models"],
    queryFn: async ({ signal }) => {
      const query = { limit: mostModels };
      const { data } = await api.GET("/api/v1/admin/models", { params: { query }, signal });
      return { models: data?.items ?? [], hasMore: Boolean(data?.nextCursor) };
    },
  });
}

/** The speech engine. */
export function useSpeech() {
  return useQuery({
    queryKey: ["admin", "speech"],
    queryFn: async ({ signal }) => {
      const { data } = await api.GET("/api/v1/admin/speech", { signal });
      return { engine: data?.engine ?? null };
    },
  });
}

/** The public settings: payment provider, mail. */
export function useInstallation() {
  return useQuery({ queryKey: ["admin", "installation"], queryFn: () => loadConfig() });
}
