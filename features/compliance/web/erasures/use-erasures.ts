import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { askForProof } from "#features/auth/web/index.tsx";
import { ApiError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import type { Erasure, KeptOfPerson, RequestErasure, WaitingErasure } from "../../contract/index.ts";

const key = ["compliance", "erasures"] as const;
const everyMs = 10_000;

export interface ErasuresPage {
  items: Erasure[];
  nextCursor: string | null;
  kept: KeptOfPerson[];
}

const nothing: ErasuresPage = { items: [], nextCursor: null, kept: [] };

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

export interface ClosingPage {
  items: WaitingErasure[];
  nextCursor: string | null;
}

/** The accounts that their person closed, page by page. */
export function useClosingAccounts() {
  return useInfiniteQuery({
    queryKey: [...key, "closing"],
    retry: false,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ signal, pageParam: cursor }): Promise<ClosingPage> =>
      (
        await api.GET("/api/v1/compliance/erasures/closing", {
          params: { query: cursor ? { cursor } : {} },
          signal,
        })
      ).data ?? { items: [], nextCursor: null },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

function isOpen({ state, isCertified }: Erasure): boolean {
  return state === "running" || (state === "done" && !isCertified);
}

/** Rejects with the server's refusal. Whoever has to prove themselves first is asked, and the call is repeated. */
export function useRequestErasure() {
  const client = useQueryClient();
  return async (body: RequestErasure): Promise<void> => {
    const request = () => api.POST("/api/v1/compliance/erasures", { body });
    await request().catch(async (failure: unknown) => {
      const isProofWanted = failure instanceof ApiError && failure.code === "erasure.prove_again";
      if (!isProofWanted || !(await askForProof())) throw failure;
      return request();
    });
    await client.invalidateQueries({ queryKey: key });
  };
}
