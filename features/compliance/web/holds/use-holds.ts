import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { useMayAsk } from "#platform/web/api/use-may.ts";
import type { Hold, HoldChoice, KeptData, PlaceHold } from "../../contract/index.ts";
import type { Choices } from "./place/choices.ts";

const key = ["compliance", "holds"] as const;
const nothing = { items: [], people: [], agents: [], mayPlace: false };

/** The holds of the workspace, and whom they can be placed on. Nothing is asked for those who may not read them. */
export function useHolds() {
  return useQuery({
    queryKey: key,
    enabled: useMayAsk("hold.read"),
    retry: false,
    queryFn: async ({ signal }): Promise<Choices & { items: Hold[]; mayPlace: boolean }> =>
      (await api.GET("/api/v1/compliance/holds", { signal })).data ?? nothing,
  });
}

/** Conversations that can be held, by what is sought. */
export function useHoldable(q: string) {
  return useQuery({
    queryKey: [...key, "conversations", q],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<HoldChoice[]> => {
      const params = { query: { q } };
      return (
        (await api.GET("/api/v1/compliance/holdable-conversations", { params, signal })).data?.items ?? []
      );
    },
  });
}

export function useRetention() {
  return useQuery({
    queryKey: ["compliance", "retention"],
    retry: false,
    queryFn: async ({ signal }): Promise<KeptData[]> =>
      (await api.GET("/api/v1/compliance/retention", { signal })).data?.items ?? [],
  });
}

/** Each rejects with the server's refusal, and loads the holds anew. */
export function useHoldActs() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: key });
  const path = (id: string) => ({ path: { id } });
  return {
    place: async (body: PlaceHold) => {
      await api.POST("/api/v1/compliance/holds", { body }).finally(reload);
    },
    changeEnd: async (id: string, endsAt: string | null) => {
      await api
        .PATCH("/api/v1/compliance/holds/{id}", { params: path(id), body: { endsAt } })
        .finally(reload);
    },
    release: async (id: string) => {
      await api.POST("/api/v1/compliance/holds/{id}/release", { params: path(id) }).finally(reload);
    },
  };
}
