import { type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "#platform/web/api/client.ts";
import type {
  listConnectedModelsRoute,
  ModelAudience,
  ModelTest,
  SetModelPrice,
} from "../../contract/index.ts";

type ModelsPage = z.infer<NonNullable<typeof listConnectedModelsRoute.reply>>;

const queryKey = ["connected-models"];
const pageSize = 100;
/** Health changes by itself. */
const refreshMs = 15_000;

/** The connected models with all that admins see of them, in pages. */
export function useConnectedModels() {
  return useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<ModelsPage> => {
      const query = { limit: pageSize, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/admin/models", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval: refreshMs,
  });
}

/** Everything that shows models reads them again. */
export async function refreshModels(client: QueryClient): Promise<void> {
  const keys = [queryKey, ["model-providers"], ["model-offers"], ["model-purposes"], ["models"]];
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: key })));
}

/** Sets or removes a price from now on. */
export function useSetModelPrice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: SetModelPrice) => {
      await api.POST("/api/v1/admin/model-prices", { body });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** Asks a model a few questions. */
export function useTestModel(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<ModelTest | undefined> =>
      (await api.POST("/api/v1/admin/models/{id}/test", { params: { path: { id } } })).data,
    onSettled: () => refreshModels(client),
  });
}

export type ModelChange =
  | { type: "enable"; isEnabled: boolean }
  | { type: "make_default" }
  | { type: "set_audience"; audience: ModelAudience | null }
  | { type: "delete" };

/** Changes a model. */
export function useChangeModel(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: ModelChange) => {
      const params = { path: { id } };
      switch (change.type) {
        case "enable":
          await api.PUT("/api/v1/admin/models/{id}/enabled", {
            params,
            body: { isEnabled: change.isEnabled },
          });
          return;
        case "make_default":
          await api.PUT("/api/v1/admin/model-purposes/{purpose}", {
            params: { path: { purpose: "chat" } },
            body: { modelId: id },
          });
          return;
        case "set_audience":
          await api.PUT("/api/v1/admin/models/{id}/audience", {
            params,
            body: { audience: change.audience },
          });
          return;
        case "delete":
          await api.DELETE("/api/v1/admin/models/{id}", { params });
      }
    },
    onSettled: () => refreshModels(client),
  });
}

/** Sets which models replace the default, in this order. */
export function useSetFallbackOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (modelIds: string[]) => {
      await api.PUT("/api/v1/admin/model-fallbacks", { body: { modelIds } });
    },
    onSettled: () => refreshModels(client),
  });
}
