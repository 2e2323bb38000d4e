import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import { useIsRunning } from "#features/agents/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { cutAfter, listAllMessages } from "./api/message-pages.ts";
import { newId } from "./api/new-id.ts";
import { useIsStored, useOutboxEntry } from "./api/outbox.ts";
import type { OutgoingMessage } from "./api/post-message.ts";
import { chatKeys } from "./api/query-keys.ts";
import { readNewestMessages } from "./api/read-newest-messages.ts";
import { useCancelRun, useRetryMessage, useShowMessage } from "./api/use-message-acts.ts";
import { useMessages } from "./api/use-messages.ts";
import { useSendMessage } from "./api/use-send-message.ts";
import { moveDraft } from "./composer/draft-store.ts";
import type { ThreadActs } from "./thread/thread-acts.ts";

/** Where the draft of a conversation that is not made yet is kept. */
export const newPlace = "new";

/** All that a conversation shows and lets one do; without an id it is about to begin. */
export function useThread(conversationId: string | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isStored = useIsStored(conversationId);
  const query = useMessages(conversationId, isStored);
  const pending = useOutboxEntry(conversationId);
  const post = useSendMessage();
  const cancel = useCancelRun();
  const { mutate: retry, isPending: isRetrying } = useRetryMessage();
  const { mutate: show } = useShowMessage(conversationId ?? "");

  const stored = useMemo(() => listAllMessages(query.data), [query.data]);
  const messages = useMemo(() => (pending ? cutAfter(stored, pending.parentId) : stored), [stored, pending]);
  const last = stored.at(-1);
  const runId = last?.status === "streaming" ? last.runId : null;
  const isRunning = useIsRunning(runId);

  const send = useCallback(
    async (message: Omit<OutgoingMessage, "isNewConversation">) => {
      const isNew = conversationId === undefined || !isStored;
      const id = conversationId ?? newId();
      const sending = post(id, { ...message, ...(isNew && { isNewConversation: true, parentId: null }) });
      if (conversationId === undefined) void navigate(`/chat/${id}`);
      await sending;
      if (isNew) moveDraft(newPlace, id);
    },
    [conversationId, isStored, post, navigate],
  );

  const acts: ThreadActs = useMemo(
    () => ({
      send,
      retry: (messageId) => retry(messageId, { onError: report("The answer could not be tried again") }),
      show: (messageId) => show(messageId, { onError: report("The other version could not be shown") }),
      onRunEnded: () => {
        if (!conversationId) return;
        void readNewestMessages(client, conversationId).catch(() => {});
        void client.invalidateQueries({ queryKey: chatKeys.conversation(conversationId) });
        void client.invalidateQueries({ queryKey: chatKeys.allConversations });
      },
    }),
    [send, retry, show, client, conversationId],
  );

  const isBusy = pending !== undefined || isRunning || isRetrying;
  return {
    query,
    messages,
    pending,
    acts,
    send,
    isBusy,
    place: conversationId && isStored ? conversationId : newPlace,
    /** Set while there is something to stop, or about to be. */
    answering: isBusy
      ? {
          isStopping: cancel.isPending || !isRunning,
          onStop: () => {
            if (runId && isRunning) cancel.mutate(runId, { onError: report("The answer was not stopped") });
          },
        }
      : undefined,
  };
}

function report(title: string): (error: unknown) => void {
  return (error) => notify({ type: "error", title, message: describeError(error), autoClose: false });
}
