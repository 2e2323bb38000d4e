import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "#platform/web/api/client.ts";
import type { listPricedModelsRoute, SetModelPrice } from "../../contract/index.ts";

type ModelsPage = z.infer<NonNullable<typeof listPricedModelsRoute.reply>>;

const queryKey = ["priced-models"];
const pageSize = 50;

/** The connected models with their current prices, in pages. */
export function usePricedModels() {
  return useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<ModelsPage> => {
      const query = { limit: pageSize, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/admin/models", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
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
