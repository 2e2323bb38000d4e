import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "#platform/web/api/client.ts";
import type {
  ConnectProvider,
  listProvidersRoute,
  ModelProvider,
  OfferedModel,
} from "../../contract/index.ts";
import { refreshModels } from "../connected/use-connected-models.ts";

type ProvidersPage = z.infer<NonNullable<typeof listProvidersRoute.reply>>;

const pageSize = 50;

/** The connected providers, in pages. */
export function useProviders() {
  return useInfiniteQuery({
    queryKey: ["model-providers"],
    queryFn: async ({ pageParam, signal }): Promise<ProvidersPage> => {
      const query = { limit: pageSize, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/admin/model-providers", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** What was found on this machine and in the environment. */
export function useProviderOffers() {
  return useQuery({
    queryKey: ["model-offers"],
    queryFn: async ({ signal }) =>
      (await api.GET("/api/v1/admin/model-provider-offers", { signal })).data ?? { servers: [], keys: [] },
    staleTime: 60_000,
  });
}

export function useConnectProvider() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ConnectProvider): Promise<ModelProvider> => {
      const { data } = await api.POST("/api/v1/admin/model-providers", {
        body: { isUnchecked: false, ...body },
      });
      if (!data) throw new Error("The provider was not connected. Try again.");
      return data;
    },
    onSuccess: () => refreshModels(client),
  });
}

/** Disconnects a provider or replaces its key. */
export function useChangeProvider(id: string) {
  const client = useQueryClient();
  const params = { path: { id } };
  return useMutation({
    mutationFn: async (change: { type: "delete" } | { type: "replace_key"; apiKey: string }) => {
      if (change.type === "delete") {
        await api.DELETE("/api/v1/admin/model-providers/{id}", { params });
        return;
      }
      const { apiKey } = change;
      await api.PUT("/api/v1/admin/model-providers/{id}/key", { params, body: { apiKey } });
    },
    onSettled: () => refreshModels(client),
  });
}

/** The models that a provider lists now. */
export function useOfferedModels(id: string) {
  return useQuery({
    queryKey: ["offered-models", id],
    queryFn: async ({ signal }): Promise<OfferedModel[]> => {
      const { data } = await api.GET("/api/v1/admin/model-providers/{id}/offered-models", {
        params: { path: { id } },
        signal,
      });
      return data?.items ?? [];
    },
    retry: false,
    gcTime: 0,
  });
}
