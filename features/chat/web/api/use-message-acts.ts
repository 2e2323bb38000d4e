import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { awaitAnswer } from "../thread/awaited-answers.ts";
import { chatKeys } from "./query-keys.ts";
import { readNewestMessages } from "./read-newest-messages.ts";
import { keepSent } from "./use-send-message.ts";

interface AnswerAgain {
  messageId: string;
  /** Absent: the model chosen now. Null: its own one, as for one of two answers side by side. */
  modelId?: string | null | undefined;
  /** Who answers from now on. Absent: as before in the conversation. */
  agentId?: string | null | undefined;
  /** `continue` goes on from the text of an interrupted answer. */
  act: "retry" | "continue";
}

/** Answers the same question again, or goes on with an answer, as another version of it. */
export function useAnswerAgain(chosenId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ messageId, modelId = chosenId, agentId, act }: AnswerAgain) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const { data } = await api.POST(`/api/v1/messages/{id}/${act}`, {
        params: { path: { id: messageId } },
        body: { timeZone, ...(modelId && { modelId }), ...(agentId !== undefined && { agentId }) },
      });
      if (!data) return;
      if (modelId !== null) return keepSent(client, data);
      awaitAnswer(data.assistantMessage.id);
      await readNewestMessages(client, data.conversation.id);
    },
  });
}

/** Keeps one of two answers side by side. */
export function useKeepMessage(conversationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (messageId: string) => {
      await api.POST("/api/v1/messages/{id}/keep", { params: { path: { id: messageId } } });
      await readNewestMessages(client, conversationId);
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
      await client.invalidateQueries({ queryKey: chatKeys.place(messageId) });
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
