import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { Erasure, KeptOfPerson, RequestErasure, WaitingErasure } from "../../contract/index.ts";

const key = ["compliance", "erasures"] as const;
const everyMs = 10_000;

export interface ErasuresPage {
  waiting: WaitingErasure[];
  items: Erasure[];
  nextCursor: string | null;
  kept: KeptOfPerson[];
}

const nothing: ErasuresPage = { waiting: [], items: [], nextCursor: null, kept: [] };

/** The erasures, page by page. While one runs or is not certified, the page looks again. */
export function useErasures() {
  return useInfiniteQuery({
    queryKey: key,
    retry: false,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ signal, pageParam: cursor }): Promise<ErasuresPage> =>
      (await api.GET("/api/v1/compliance/erasures", { params: { query: cursor ? { cursor } : {} }, signal }))
        .data ?? nothing,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isOpen)) ? everyMs : false,
  });
}

function isOpen({ state, isCertified }: Erasure): boolean {
  return state === "running" || (state === "done" && !isCertified);
}

/** Rejects with the server's refusal. */
export function useRequestErasure() {
  const client = useQueryClient();
  return async (body: RequestErasure): Promise<void> => {
    await api.POST("/api/v1/compliance/erasures", { body });
    await client.invalidateQueries({ queryKey: key });
  };
}
