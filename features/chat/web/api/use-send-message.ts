import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useChosenModel } from "#features/models/web/index.tsx";
import type { SentMessage } from "../../contract/index.ts";
import { addSent, type MessagePages } from "./message-pages.ts";
import { isOnItsWay, putIntoOutbox, takeFromOutbox } from "./outbox.ts";
import { type OutgoingMessage, postMessage } from "./post-message.ts";
import { chatKeys } from "./query-keys.ts";

/** Sends into a conversation. Resolves once the server has it; throws when it does not, and nothing is shown then. */
export function useSendMessage() {
  const client = useQueryClient();
  const modelId = useChosenModel().chosen?.id;
  return useCallback(
    async (conversationId: string, message: OutgoingMessage): Promise<void> => {
      // A second press while the first is on its way changes nothing.
      if (isOnItsWay(conversationId)) return;
      putIntoOutbox(conversationId, { message, parentId: message.parentId });
      try {
        const sent = await postMessage(conversationId, { ...message, ...(modelId && { modelId }) });
        keepSent(client, sent);
        takeFromOutbox(conversationId, true);
      } catch (error) {
        takeFromOutbox(conversationId, false);
        throw error;
      }
    },
    [client, modelId],
  );
}

/** Shows what the server stored without asking for it again. */
export function keepSent(client: QueryClient, sent: SentMessage): void {
  const { conversation } = sent;
  client.setQueryData<MessagePages>(chatKeys.messages(conversation.id), (data) => addSent(data, sent));
  client.setQueryData(chatKeys.conversation(conversation.id), conversation);
  void client.invalidateQueries({ queryKey: chatKeys.allConversations });
}
