import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { Model } from "../contract/index.ts";

const staleAfterMs = 60_000;

/** The models that can be chosen, default first. Empty until loaded. */
export function useModels(): readonly Model[] {
  const models = useQuery({
    queryKey: ["models"],
    queryFn: async () => (await api.GET("/api/v1/models")).data?.items ?? [],
    staleTime: staleAfterMs,
  });
  return models.data ?? none;
}

const none: readonly Model[] = [];
