import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { Page } from "#platform/contract/page.ts";
import { api } from "#platform/web/api/client.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import type { ChangeTrigger, CreatedTrigger, CreateTrigger, Firing, Trigger } from "../contract/index.ts";

const key = ["triggers"] as const;
const pageSize = 30;

/** The person's triggers, newest first, page by page; with `agentId`, those that start this agent. They follow live. */
export function useTriggers(agentId?: string) {
  useFollow();
  return useInfiniteQuery({
    queryKey: [...key, "list", agentId],
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page<Trigger>) => page.nextCursor ?? undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: pageSize, ...(pageParam && { cursor: pageParam }), ...(agentId && { agentId }) };
      const { data } = await api.GET("/api/v1/triggers", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
  });
}

export function useTrigger(id: string) {
  useFollow();
  return useQuery({
    queryKey: [...key, "one", id],
    retry: false,
    queryFn: async ({ signal }): Promise<Trigger | null> =>
      (await api.GET("/api/v1/triggers/{id}", { params: { path: { id } }, signal })).data ?? null,
  });
}

/** What came of each time that it had a reason to start, newest first, page by page. */
export function useFirings(id: string) {
  return useInfiniteQuery({
    queryKey: [...key, "firings", id],
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page<Firing>) => page.nextCursor ?? undefined,
    queryFn: async ({ pageParam, signal }) => {
      const params = { path: { id }, query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) } };
      const { data } = await api.GET("/api/v1/triggers/{id}/firings", { params, signal });
      return data ?? { items: [], nextCursor: null };
    },
  });
}

/** The next times of a pattern. It fails with what is wrong with the pattern. */
export function useSlots(cron: string, timeZone: string) {
  return useQuery({
    queryKey: [...key, "slots", cron, timeZone],
    enabled: cron !== "",
    retry: false,
    queryFn: async ({ signal }) => {
      const params = { query: { cron, timeZone } };
      return (await api.GET("/api/v1/trigger-slots", { params, signal })).data?.slots ?? [];
    },
  });
}

export type TriggerAct = "pause" | "resume" | "restore";

/** Each rejects with the server's refusal, and loads the lists anew. */
export function useTriggerActs() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: key });
  return {
    create: async (body: z.input<typeof CreateTrigger>): Promise<CreatedTrigger> => {
      const { data } = await api.POST("/api/v1/triggers", { body }).finally(reload);
      if (!data) throw new Error("It was not created. Try again.");
      return data;
    },
    change: async (id: string, body: z.input<typeof ChangeTrigger>) => {
      await api.PATCH("/api/v1/triggers/{id}", { params: { path: { id } }, body }).finally(reload);
    },
    act: async (id: string, act: TriggerAct) => {
      const options = { params: { path: { id } } };
      switch (act) {
        case "pause":
          return api.POST("/api/v1/triggers/{id}/pause", options).finally(reload);
        case "resume":
          return api.POST("/api/v1/triggers/{id}/resume", options).finally(reload);
        case "restore":
          return api.POST("/api/v1/triggers/{id}/restore", options).finally(reload);
      }
    },
    run: async (id: string): Promise<Firing> => {
      const { data } = await api
        .POST("/api/v1/triggers/{id}/run", { params: { path: { id } } })
        .finally(reload);
      if (!data) throw new Error("It did not start. Try again.");
      return data;
    },
    remove: async (id: string) => {
      await api.DELETE("/api/v1/triggers/{id}", { params: { path: { id } } });
      // Its own page would answer that it does not exist.
      await client.invalidateQueries({ queryKey: [...key, "list"] });
    },
    renewSecret: async (id: string, keepsOld: boolean): Promise<string> => {
      const options = { params: { path: { id } }, body: { keepsOld } };
      const { data } = await api.POST("/api/v1/triggers/{id}/secret", options).finally(reload);
      if (!data) throw new Error("There is no new secret. Try again.");
      return data.secret;
    },
  };
}

/** A firing changes with its trigger, and with the end of its run. */
function useFollow() {
  const client = useQueryClient();
  const reload = () => void client.invalidateQueries({ queryKey: key });
  useRealtime("trigger.changed", reload);
  useRealtime("message.completed", reload);
}
