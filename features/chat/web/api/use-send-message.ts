import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { refreshUsage } from "#features/entitlements/web/index.tsx";
import { isTransientError } from "#platform/web/api/is-transient-error.ts";
import type { SentMessage } from "../../contract/index.ts";
import { awaitAnswer } from "../thread/awaited-answers.ts";
import { addSent, type MessagePages } from "./message-pages.ts";
import { putIntoOutbox, waitForRetry } from "./outbox.ts";
import { type OutgoingMessage, postMessage } from "./post-message.ts";
import { chatKeys } from "./query-keys.ts";
import { readNewestMessages } from "./read-newest-messages.ts";

/**
 * Sends a message from a place of writing. Resolves once the server has it, however long an outage lasts.
 * Throws when it is refused. The message stays in the outbox until the caller removes it.
 */
export function useSendMessage(modelId: string | undefined) {
  const client = useQueryClient();
  return useCallback(
    async (place: string, conversationId: string, message: OutgoingMessage): Promise<void> => {
      const signal = putIntoOutbox(place, { message, parentId: message.parentId });
      const outgoing = { ...(modelId && { modelId }), queuesIfBusy: true, ...message };
      while (true) {
        try {
          const sent = await postMessage(conversationId, outgoing, signal);
          signal.throwIfAborted();
          if ("queue" in sent) {
            client.setQueryData(chatKeys.queue(conversationId), sent.queue);
            void readNewestMessages(client, conversationId).catch(() => {});
            return refreshUsage(client);
          }
          return keepSent(client, sent);
        } catch (error) {
          if (!isTransientError(error)) throw error;
          await waitForRetry(place, signal);
        }
      }
    },
    [client, modelId],
  );
}

/** Caches the sent messages without reloading them. */
export function keepSent(client: QueryClient, sent: SentMessage): void {
  const { conversation } = sent;
  const { id, beside } = sent.assistantMessage;
  for (const awaited of [id, beside?.id]) if (awaited) awaitAnswer(awaited);
  client.setQueryData<MessagePages>(chatKeys.messages(conversation.id), (data) => addSent(data, sent));
  client.setQueryData(chatKeys.conversation(conversation.id), conversation);
  void client.invalidateQueries({ queryKey: chatKeys.allConversations });
  refreshUsage(client);
}
