import { useEffect, useRef } from "react";
import { BuiltinNote } from "#features/models/web/index.tsx";
import { Composer } from "./composer/composer.tsx";
import { keepDraft } from "./composer/draft-store.ts";
import { useStopKey } from "./composer/use-stop-key.ts";
import { ConversationNotFound } from "./conversation-not-found.tsx";
import { EmptyThread } from "./empty-thread.tsx";
import { isNotFound } from "./thread/is-not-found.ts";
import { Thread } from "./thread/thread.tsx";
import { ThreadAnnouncer } from "./thread/thread-announcer.tsx";
import { ThreadFailure } from "./thread/thread-failure.tsx";
import { ThreadSkeleton } from "./thread/thread-skeleton.tsx";
import { newPlace, type useThread } from "./use-thread.ts";

/** One conversation with the composer, in all its states. */
export function ConversationView({
  conversationId,
  thread,
  samples,
  isFocused = true,
}: ConversationViewProps) {
  const { query, messages, pending, acts, isBusy, answering, place, send, refusal, retryUnsent } = thread;
  const box = useRef<HTMLTextAreaElement>(null);
  useStopKey(answering?.onStop);

  const focusKey = conversationId ?? newPlace;
  // On touch devices the focus would open the keyboard over the text.
  useEffect(() => {
    if (isFocused && focusKey && matchMedia("(pointer: fine)").matches) box.current?.focus();
  }, [focusKey, isFocused]);

  const stop = () => {
    // The pressed button is about to change.
    box.current?.focus();
    answering?.onStop();
  };

  if (conversationId && query.isError && messages.length === 0 && !pending) {
    return (
      <>
        <ThreadFailure error={query.error} isRetrying={query.isFetching} onRetry={() => query.refetch()} />
        {isNotFound(query.error) && (
          <div className={composerPlace}>
            <ConversationNotFound conversationId={conversationId} />
          </div>
        )}
      </>
    );
  }

  const isReading = conversationId !== undefined && query.isPending && query.fetchStatus !== "idle";
  const isBegun = messages.length > 0 || pending !== undefined;
  return (
    <>
      <ThreadAnnouncer message={messages.at(-1)} isSending={pending !== undefined} />
      {isBegun && (
        <Thread
          key={conversationId}
          conversationId={conversationId ?? ""}
          {...{ messages, pending, acts, isBusy }}
          onRetryUnsent={retryUnsent}
          older={{
            hasMore: query.hasNextPage,
            isLoading: query.isFetchingNextPage,
            onLoad: () => void query.fetchNextPage(),
          }}
        />
      )}
      {!isBegun && isReading && <ThreadSkeleton />}
      {!isBegun && !isReading && (
        <EmptyThread
          {...(samples && { samples })}
          onChoose={(text) => {
            keepDraft(place, { text });
            box.current?.focus();
          }}
        />
      )}
      <div className={composerPlace}>
        <Composer
          ref={box}
          place={place}
          answering={answering && { ...answering, onStop: stop }}
          placeholder={messages.length > 0 ? "Ask further" : "Ask for something to be done"}
          note={<BuiltinNote />}
          refusal={refusal}
          onSend={send}
        />
      </div>
    </>
  );
}

const composerPlace =
  "mx-auto w-full max-w-conversation px-4 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-6 low:pt-1";

interface ConversationViewProps {
  conversationId: string | undefined;
  thread: ReturnType<typeof useThread>;
  /** Replaces the usual suggestions. */
  samples?: readonly string[];
  /** Whether the composer takes the focus when a conversation opens. */
  isFocused?: boolean;
}
