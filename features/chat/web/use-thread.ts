import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import { moveAttachments } from "#features/files/web/index.tsx";
import { forgetMentions, mentionsOf } from "#features/mentions/web/index.tsx";
import { useIsRunning } from "#features/runs/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Message } from "../contract/index.ts";
import { cutAfter, listAllMessages } from "./api/message-pages.ts";
import { isOnItsWay, retryUnsent, takeFromOutbox, useOutboxEntry } from "./api/outbox.ts";
import type { OutgoingMessage } from "./api/post-message.ts";
import { chatKeys } from "./api/query-keys.ts";
import { readNewestMessages } from "./api/read-newest-messages.ts";
import { useConversation } from "./api/use-conversation.ts";
import { useAnswerAgain, useCancelRun, useKeepMessage, useShowMessage } from "./api/use-message-acts.ts";
import { useMessages } from "./api/use-messages.ts";
import { useQueueActs, useQueuedMessages } from "./api/use-queue.ts";
import { useSendMessage } from "./api/use-send-message.ts";
import { askAgent, readAskedAgent } from "./composer/asked-agent.ts";
import { askCollections, readAskedCollections } from "./composer/asked-collections.ts";
import { askWithoutMemory, readAskedWithoutMemory } from "./composer/asked-memory.ts";
import { endAskedValues, readAskedValues } from "./composer/asked-values.ts";
import { compareWith, readCompared } from "./composer/compared-model.ts";
import { moveDraft } from "./composer/draft-store.ts";
import { useConversationPath } from "./conversation-home.ts";
import { newPlace } from "./new-place.ts";
import type { ThreadActs } from "./thread/thread-acts.ts";
import { useConversationModel } from "./use-conversation-model.ts";

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
  const modelId = useConversationModel(place).chosenId;
  const agentHere = useConversation(conversationId).data?.agent?.id ?? null;
  const post = useSendMessage(modelId);
  const cancel = useCancelRun();
  const { mutate: answerAgain, isPending: isRetrying } = useAnswerAgain(modelId);
  const { mutate: keep } = useKeepMessage(conversationId ?? "");
  const queued = useQueuedMessages(conversationId);
  const queueActs = useQueueActs(conversationId, modelId);
  const { mutate: show } = useShowMessage(conversationId ?? "");

  const stored = useMemo(() => listAllMessages(query.data), [query.data]);
  const messages = useMemo(() => (pending ? cutAfter(stored, pending.parentId) : stored), [stored, pending]);
  const last = stored.at(-1);
  const runId = runOf(last);
  const besideRunId = runOf(last?.beside);
  const isFirstRunning = useIsRunning(runId);
  const isBesideRunning = useIsRunning(besideRunId);
  const isRunning = isFirstRunning || isBesideRunning;

  const send = useCallback(
    async ({ conversationId: idIfNew, ...message }: MessageToSend) => {
      if (isOnItsWay(place)) throw new Error("Your last message is not sent yet.");
      const writtenAt = location.pathname;
      const besideModelId = readCompared(place);
      const agentId = readAskedAgent(place);
      const agentValues = readAskedValues(place, agentId === undefined ? agentHere : agentId);
      const mentions = mentionsOf(place, message.text);
      const asked = {
        ...(mentions.length > 0 && { mentions }),
        ...(besideModelId && { besideModelId }),
        ...(agentId !== undefined && { agentId }),
        ...(agentValues && { agentValues }),
        ...message,
      };
      try {
        if (conversationId !== undefined) {
          await post(place, conversationId, asked);
          endChoices(place);
          return;
        }
        const collectionIds = readAskedCollections();
        const chosen = {
          ...(readAskedWithoutMemory() && { withoutMemory: true }),
          ...(collectionIds.length > 0 && { collectionIds }),
        };
        await post(place, idIfNew, { ...asked, ...chosen, isNewConversation: true, parentId: null });
        endChoices(place);
        askWithoutMemory(false);
        askCollections([]);
        moveDraft(newPlace, idIfNew);
        moveAttachments(newPlace, idIfNew);
        if (message.isBackground) {
          notify({
            ...{ type: "success", title: "Working in the background", duration: 8_000 },
            message: "You are told when it is done or needs you.",
            action: { label: "Open", onClick: () => void navigate(conversationPath(idIfNew)) },
          });
          return;
        }
        // A person who navigated elsewhere meanwhile stays there.
        if ([writtenAt, conversationPath()].includes(location.pathname)) {
          await navigate(conversationPath(idIfNew));
        }
      } finally {
        takeFromOutbox(place);
      }
    },
    [conversationId, place, agentHere, post, navigate, conversationPath],
  );

  const acts: ThreadActs = useMemo(
    () => ({
      send,
      retry: (messageId, modelId) =>
        answerAgain(
          { messageId, modelId, agentId: readAskedAgent(place), act: "retry" },
          { onError: report("The answer could not be retried") },
        ),
      resume: (messageId, modelId) =>
        answerAgain(
          { messageId, modelId, agentId: readAskedAgent(place), act: "continue" },
          { onError: report("The answer could not be continued") },
        ),
      keep: (messageId) => keep(messageId, { onError: report("The answer could not be kept") }),
      show: (messageId) => show(messageId, { onError: report("The other version could not be shown") }),
      onRunEnded: () => {
        if (!conversationId) return;
        void readNewestMessages(client, conversationId).catch(() => {});
        void client.invalidateQueries({ queryKey: chatKeys.conversation(conversationId) });
        void client.invalidateQueries({ queryKey: chatKeys.allConversations });
      },
    }),
    [send, answerAgain, keep, show, client, conversationId, place],
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
    /** What waits for the end of the answer. */
    queue: {
      ...{ messages: queued, acts: queueActs, isRunning },
      /** Of two answers side by side, neither can be steered. */
      maySteer: isRunning && !last?.beside,
      isComparing: Boolean(last?.beside),
      lastStatus: last?.status,
    },
    /** Why nothing can be sent now. */
    refusal: isUnsent ? "Your last message is not sent yet. It will be sent first." : undefined,
    retryUnsent: () => retryUnsent(place),
    /** Set while something can be stopped, or soon can. */
    answering: isBusy
      ? {
          isStopping: cancel.isPending || !isRunning,
          onStop: () => {
            const onError = report("The answer was not stopped");
            if (runId && isFirstRunning) cancel.mutate(runId, { onError });
            if (besideRunId && isBesideRunning) cancel.mutate(besideRunId, { onError });
          },
        }
      : undefined,
  };
}

function runOf(answer: Pick<Message, "status" | "runId"> | null | undefined): string | null {
  return answer?.status === "streaming" ? answer.runId : null;
}

function report(title: string): (error: unknown) => void {
  return (error) => notify({ type: "error", title, message: describeError(error), autoClose: false });
}

/** Compared once: the next question goes to one model again. The conversation has the agent from now on. */
function endChoices(place: string): void {
  if (readCompared(place)) compareWith(place, undefined);
  if (readAskedAgent(place) !== undefined) askAgent(place, undefined);
  endAskedValues(place);
  forgetMentions(place);
}
