import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { refreshUsage } from "#features/entitlements/web/index.tsx";
import { forgetMentions, mentionsOf } from "#features/mentions/web/index.tsx";
import { api } from "#platform/web/api/client.ts";
import type { QueuedMessage } from "../../contract/index.ts";
import { chatKeys } from "./query-keys.ts";
import { readNewestMessages } from "./read-newest-messages.ts";

/** The person's messages that wait for the end of an answer, in the order of sending. */
export function useQueuedMessages(conversationId: string | undefined): readonly QueuedMessage[] {
  const queue = useQuery({
    queryKey: chatKeys.queue(conversationId ?? ""),
    enabled: conversationId !== undefined,
    queryFn: async ({ signal }) => {
      const params = { path: { id: conversationId ?? "" } };
      const { data } = await api.GET("/api/v1/conversations/{id}/queue", { params, signal });
      return data?.items ?? [];
    },
  });
  return queue.data ?? none;
}

const none: readonly QueuedMessage[] = [];

/** Changes the queue of a conversation. Each act throws when it is refused. */
export function useQueueActs(conversationId: string | undefined, modelId: string | undefined) {
  const client = useQueryClient();

  /** What is not queued any more may be a question by now. */
  const keep = useCallback(
    (items?: QueuedMessage[]) => {
      if (conversationId === undefined) return;
      if (items) client.setQueryData(chatKeys.queue(conversationId), items);
      else void client.invalidateQueries({ queryKey: chatKeys.queue(conversationId) });
      void readNewestMessages(client, conversationId).catch(() => {});
    },
    [client, conversationId],
  );

  return useMemo(() => {
    const queuedMentions = (id: string) =>
      client
        .getQueryData<QueuedMessage[]>(chatKeys.queue(conversationId ?? ""))
        ?.find((message) => message.id === id)?.mentions;
    return {
      async add({ id, text }: { id: string; text: string }, steers: boolean) {
        const params = { path: { id: conversationId ?? "" } };
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        const mentions = mentionsOf(conversationId ?? "", text);
        const body = { id, text, mentions, steers, timeZone, ...(modelId && { modelId }) };
        const { data } = await api.POST("/api/v1/conversations/{id}/queue", { params, body });
        forgetMentions(conversationId ?? "");
        keep(data?.items);
        refreshUsage(client);
      },
      async edit(id: string, text: string) {
        const params = { path: { id } };
        const { data } = await api.PATCH("/api/v1/queued-messages/{id}", {
          params,
          body: { text, mentions: mentionsOf(`queued-${id}`, text, queuedMentions(id)) },
        });
        keep(data?.items);
      },
      async remove(id: string) {
        await api.DELETE("/api/v1/queued-messages/{id}", { params: { path: { id } } });
        keep();
      },
      async sendNow(id: string) {
        const params = { path: { id } };
        keep((await api.POST("/api/v1/queued-messages/{id}/send", { params })).data?.items);
      },
      async resume() {
        const params = { path: { id: conversationId ?? "" } };
        keep((await api.POST("/api/v1/conversations/{id}/queue/resume", { params })).data?.items);
      },
    };
  }, [client, conversationId, modelId, keep]);
}

export type QueueActs = ReturnType<typeof useQueueActs>;
