import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useChosenModel } from "#features/models/web/index.tsx";
import { api } from "#platform/web/api/client.ts";
import { readNewestMessages } from "./read-newest-messages.ts";
import { keepSent } from "./use-send-message.ts";

/** Answers the same question again with the model chosen now. */
export function useRetryMessage() {
  const client = useQueryClient();
  const modelId = useChosenModel().chosen?.id;
  return useMutation({
    mutationFn: async (messageId: string) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const { data } = await api.POST("/api/v1/messages/{id}/retry", {
        params: { path: { id: messageId } },
        body: { timeZone, ...(modelId && { modelId }) },
      });
      if (data) keepSent(client, data);
    },
  });
}

/** Switches to another version of a message and what follows it. */
export function useShowMessage(conversationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (messageId: string) => {
      await api.POST("/api/v1/messages/{id}/show", { params: { path: { id: messageId } } });
      await readNewestMessages(client, conversationId);
    },
  });
}

/** Cancels a run. Its output so far stays. */
export function useCancelRun() {
  return useMutation({
    mutationFn: async (runId: string) => {
      await api.POST("/api/v1/runs/{id}/cancel", { params: { path: { id: runId } } });
    },
  });
}
