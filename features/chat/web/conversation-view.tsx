import { type RefObject, useEffect, useMemo, useRef } from "react";
import { FilePreviewHost } from "#features/files/web/index.tsx";
import { BuiltinNote } from "#features/models/web/index.tsx";
import { useWorksHere } from "#platform/web/api/use-works-here.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { useConversation } from "./api/use-conversation.ts";
import { Composer } from "./composer/composer.tsx";
import { suggestText } from "./composer/draft-store.ts";
import { useStopKey } from "./composer/use-stop-key.ts";
import { EmptyThread } from "./empty-thread.tsx";
import { FoundMessageNote } from "./found-message-note.tsx";
import { newPlace } from "./new-place.ts";
import { NoLongerShared } from "./no-longer-shared.tsx";
import { NothingOpen } from "./nothing-open.tsx";
import { ComposerParts } from "./parts-around.tsx";
import { PeopleHere } from "./people/people-here.ts";
import { ReadOnlyNote } from "./people/read-only-note.tsx";
import { useNoteRead } from "./people/use-note-read.ts";
import { Queue } from "./queue/queue.tsx";
import { conversationTexts } from "./texts/conversation-texts.ts";
import { isNotFound } from "./thread/is-not-found.ts";
import { Thread } from "./thread/thread.tsx";
import type { ThreadActs } from "./thread/thread-acts.ts";
import { ThreadAnnouncer } from "./thread/thread-announcer.tsx";
import { ThreadFailure } from "./thread/thread-failure.tsx";
import { ThreadSkeleton } from "./thread/thread-skeleton.tsx";
import { useAgentAt } from "./use-agent-at.ts";
import { useCloseWhenDeleted } from "./use-close-when-deleted.ts";
import { useFoundMessage } from "./use-found-message.ts";
import { useShareEnded } from "./use-share-ended.ts";
import type { useThread } from "./use-thread.ts";
import { useWithheldQuotes } from "./use-withheld-quotes.ts";

/** One conversation with the composer, in all its states. */
export function ConversationView({
  conversationId,
  thread,
  samples,
  starters,
  isFocused = true,
}: ConversationViewProps) {
  const { query, messages, pending, isBusy, answering, place, send, refusal, retryUnsent, queue } = thread;
  const mayQueue = queue.isRunning && pending === undefined && conversationId !== undefined;
  const found = useFoundMessage(conversationId, query, (id) => messages.some((message) => message.id === id));
  const isFound = found.messageId !== undefined;
  const { data: conversation } = useConversation(conversationId);
  const { agent } = useAgentAt(place);
  const words = useTexts(conversationTexts);
  const box = useRef<HTMLTextAreaElement>(null);
  const { acts: threadActs } = thread;
  const acts = useMemo(() => withFocus(threadActs, box), [threadActs]);
  const isSeveral = messages.some(({ author }) => author !== null);
  // Until it is known, as in one's own: what may not be sent is refused.
  const mayWrite = conversation?.abilities.show ?? true;
  const mayBegin = useWorksHere();
  const peopleHere = useMemo(() => ({ isSeveral, mayWrite }), [isSeveral, mayWrite]);
  useNoteRead(conversationId, pending ? undefined : messages.at(-1));
  useStopKey(mayWrite ? answering?.onStop : undefined);
  useCloseWhenDeleted(conversationId);
  useWithheldQuotes(conversationId);
  const isNoLongerShared = useShareEnded(conversationId);

  const focusKey = conversationId ?? newPlace;
  // On touch devices the focus would open the keyboard over the text.
  useEffect(() => {
    if (isFocused && !isFound && focusKey && matchMedia("(pointer: fine)").matches) box.current?.focus();
  }, [focusKey, isFocused, isFound]);

  const stop = () => {
    // The pressed button is about to change.
    box.current?.focus();
    answering?.onStop();
  };

  if (conversationId && isNoLongerShared) return <NoLongerShared conversationId={conversationId} />;
  if (conversationId && query.isError && (messages.length === 0 || isNotFound(query.error)) && !pending) {
    return (
      <ThreadFailure
        conversationId={conversationId}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => query.refetch()}
      />
    );
  }
  if (!conversationId && !mayBegin) return <NothingOpen />;

  const isReading = conversationId !== undefined && query.isPending && query.fetchStatus !== "idle";
  const isBegun = messages.length > 0 || pending !== undefined;
  return (
    <>
      <PeopleHere value={peopleHere}>
        <ThreadAnnouncer message={messages.at(-1)} isSending={pending !== undefined} />
        <FoundMessageNote found={found} onShow={conversation?.abilities.show ? acts.show : undefined} />
        {isBegun && (
          <Thread
            key={conversationId}
            conversationId={conversationId ?? ""}
            {...{ messages, pending, acts, isBusy }}
            onRetryUnsent={retryUnsent}
            markedId={found.messageId}
            isShared={conversation?.isShared ?? false}
            older={{
              hasMore: query.hasNextPage,
              isLoading: query.isFetchingNextPage,
              onLoad: () => void query.fetchNextPage(),
            }}
          />
        )}
      </PeopleHere>
      {!isBegun && isReading && <ThreadSkeleton />}
      {!isBegun && !isReading && (
        <EmptyThread
          {...(samples && { samples })}
          starters={starters ?? agent?.starters}
          agentName={agent?.name}
          onChoose={(text, suggestions) => {
            suggestText(place, text, suggestions);
            box.current?.focus();
          }}
        />
      )}
      <FilePreviewHost />
      <div className={composerPlace}>
        <ComposerParts conversationId={conversationId} />
        <Queue {...queue} onLeft={() => box.current?.focus()} />
        {!mayWrite && conversation ? (
          <ReadOnlyNote owner={conversation.owner} mayComment={conversation.abilities.comment} />
        ) : (
          <Composer
            ref={box}
            queueing={mayQueue ? { add: queue.acts.add, maySteer: queue.maySteer } : undefined}
            place={place}
            answering={answering && { ...answering, onStop: stop }}
            placeholder={messages.length > 0 ? words.followUp : words.first}
            note={<BuiltinNote />}
            mayBackground={place === newPlace}
            refusal={refusal}
            onSend={send}
          />
        )}
      </div>
    </>
  );
}

/** The pressed button of these acts goes with what it stood in. The conversation goes on in the composer. */
function withFocus(acts: ThreadActs, box: RefObject<HTMLTextAreaElement | null>): ThreadActs {
  const leave =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      if (matchMedia("(pointer: fine)").matches) box.current?.focus();
      act(...given);
    };
  return { ...acts, keep: leave(acts.keep), retry: leave(acts.retry), resume: leave(acts.resume) };
}

const composerPlace =
  "mx-auto w-full max-w-conversation px-4 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-6 low:pt-1";

interface ConversationViewProps {
  conversationId: string | undefined;
  thread: ReturnType<typeof useThread>;
  /** Replaces the usual suggestions. */
  samples?: readonly string[];
  /** Those of an agent that is tested. */
  starters?: readonly string[];
  /** Whether the composer takes the focus when a conversation opens. */
  isFocused?: boolean;
}
