import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import type { AcceptMemory, ChangeMemory, Memory } from "../contract/index.ts";

const key = ["memories"] as const;
const pageSize = 30;

export interface WantedMemories {
  view: "kept" | "proposed";
  /** An agent, or `all` for those of all conversations. */
  for?: string | undefined;
  search?: string | undefined;
}

/** What is remembered or proposed, newest first, page by page. It follows live. */
export function useMemories({ view, for: of, search }: WantedMemories) {
  useMemoryChanges();
  return useInfiniteQuery({
    queryKey: [...key, "list", view, of ?? "", search ?? ""],
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...{ view, limit: pageSize },
        ...(of ? { for: of } : {}),
        ...(search ? { search } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      };
      const { data } = await api.GET("/api/v1/memories", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
  });
}

/** How memory stands, and for which agents something is remembered. */
export function useMemoryStanding() {
  return useQuery({
    queryKey: [...key, "standing"],
    queryFn: async ({ signal }) => (await api.GET("/api/v1/memory", { signal })).data ?? null,
  });
}

/** One memory as it is now. Null where it is gone, or somebody else's, which the server does not name. */
export function useMemory(id: string) {
  useMemoryChanges();
  return useQuery({
    queryKey: [...key, "one", id],
    retry: false,
    queryFn: async ({ signal }) => {
      const { data } = await api.GET("/api/v1/memories", { params: { query: { id } }, signal });
      return data?.items[0] ?? null;
    },
  });
}

/** Each rejects with the server's refusal, and loads the lists anew. */
export function useMemoryActs() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: key });
  const at = (id: string) => ({ params: { path: { id } } });
  return {
    keep: async (body: { text: string; agentId: string | null }) => {
      await api.POST("/api/v1/memories", { body }).finally(reload);
    },
    change: async ({ id }: Pick<Memory, "id">, body: ChangeMemory) => {
      await api.PATCH("/api/v1/memories/{id}", { ...at(id), body }).finally(reload);
    },
    accept: async ({ id }: Pick<Memory, "id">, body: AcceptMemory) => {
      await api.POST("/api/v1/memories/{id}/accept", { ...at(id), body }).finally(reload);
    },
    forget: async ({ id }: Pick<Memory, "id">) => {
      await api.DELETE("/api/v1/memories/{id}", at(id)).finally(reload);
    },
    forgetAll: async () => {
      await api.DELETE("/api/v1/memories").finally(reload);
    },
    switch: async (isOn: boolean) => {
      await api.PUT("/api/v1/memory", { body: { isOn } }).finally(reload);
    },
  };
}

function useMemoryChanges(): void {
  const client = useQueryClient();
  useRealtime("memory.changed", () => void client.invalidateQueries({ queryKey: key }));
}
