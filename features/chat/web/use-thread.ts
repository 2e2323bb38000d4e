import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import { useIsRunning } from "#features/agents/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { cutAfter, listAllMessages } from "./api/message-pages.ts";
import { isOnItsWay, retryUnsent, takeFromOutbox, useOutboxEntry } from "./api/outbox.ts";
import type { OutgoingMessage } from "./api/post-message.ts";
import { chatKeys } from "./api/query-keys.ts";
import { readNewestMessages } from "./api/read-newest-messages.ts";
import { useCancelRun, useRetryMessage, useShowMessage } from "./api/use-message-acts.ts";
import { useMessages } from "./api/use-messages.ts";
import { useSendMessage } from "./api/use-send-message.ts";
import { moveDraft } from "./composer/draft-store.ts";
import { useConversationPath } from "./conversation-home.ts";
import type { ThreadActs } from "./thread/thread-acts.ts";

/** The place of drafts for new conversations. */
export const newPlace = "new";

/** A message with the id of the conversation it may start. */
export type MessageToSend = Omit<OutgoingMessage, "isNewConversation"> & { conversationId: string };

/** Everything a conversation shows and offers. Without an id, a new one. */
export function useThread(conversationId: string | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const conversationPath = useConversationPath();
  const place = conversationId ?? newPlace;
  const query = useMessages(conversationId);
  const pending = useOutboxEntry(place);
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
    async ({ conversationId: idIfNew, ...message }: MessageToSend) => {
      if (isOnItsWay(place)) throw new Error("Your last message is not sent yet.");
      const writtenAt = location.pathname;
      try {
        if (conversationId !== undefined) return await post(place, conversationId, message);
        await post(place, idIfNew, { ...message, isNewConversation: true, parentId: null });
        moveDraft(newPlace, idIfNew);
        // A person who navigated elsewhere meanwhile stays there.
        if ([writtenAt, conversationPath()].includes(location.pathname)) {
          await navigate(conversationPath(idIfNew));
        }
      } finally {
        takeFromOutbox(place);
      }
    },
    [conversationId, place, post, navigate, conversationPath],
  );

  const acts: ThreadActs = useMemo(
    () => ({
      send,
      retry: (messageId) => retry(messageId, { onError: report("The answer could not be retried") }),
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

  const isUnsent = pending?.isUnsent === true;
  const isBusy = (pending !== undefined && !isUnsent) || isRunning || isRetrying;
  return {
    query,
    messages,
    pending,
    acts,
    send,
    isBusy,
    place,
    /** Why nothing can be sent now. */
    refusal: isUnsent ? "Your last message is not sent yet. It goes first." : undefined,
    retryUnsent: () => retryUnsent(place),
    /** Set while something can be stopped, or soon can. */
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
