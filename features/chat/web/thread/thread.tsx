import { useContext, useLayoutEffect, useRef } from "react";
import { Virtualizer, type VirtualizerHandle } from "virtua";
import { Spinner } from "#platform/web/ui/spinner.tsx";
import type { Message } from "../../contract/index.ts";
import type { OutboxEntry } from "../api/outbox.ts";
import { LoadWhenSeen } from "../conversations/load-when-seen.tsx";
import { useHandOvers } from "../people/hand-over-lines.tsx";
import { PeopleHere } from "../people/people-here.ts";
import { useSeenBy } from "../people/use-reads.ts";
import { JumpToLatest } from "./jump-to-latest.tsx";
import { MessageView } from "./message-view.tsx";
import { PendingMessage } from "./pending-message.tsx";
import type { ThreadActs } from "./thread-acts.ts";
import { useMarkedMessage } from "./use-marked-message.ts";
import { useStickyScroll } from "./use-sticky-scroll.ts";
import { useVirtualSplit } from "./use-virtual-split.ts";

/**
 * The messages of a conversation, scrolled to the last question and its answer. Older messages load on
 * scrolling up.
 */
export function Thread({
  conversationId,
  messages,
  pending,
  onRetryUnsent,
  acts,
  isBusy,
  older,
  markedId,
  isShared = false,
}: ThreadProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const rows = useRef<VirtualizerHandle>(null);
  const scroll = useStickyScroll(scroller, content, conversationId);
  const { isAtEnd, waiting, showQuestion, letGo } = scroll;
  const ids = messages.map(({ id }) => id);
  const border = useVirtualSplit(conversationId, ids);
  const last = messages.at(-1);
  const seenBy = useSeenBy(conversationId, messages, isShared);
  const { isSeveral } = useContext(PeopleHere);
  const handOvers = useHandOvers(conversationId, isShared || isSeveral);
  useMarkedMessage({ markedId, ids, border, rows, content, letGo });

  // A message just sent is always scrolled into view.
  const pendingId = pending?.message.id;
  useLayoutEffect(() => {
    if (pendingId) showQuestion();
  }, [pendingId, showQuestion]);

  const draw = (message: Message) => (
    <MessageView
      key={message.id}
      {...{ message, acts, isBusy }}
      isLast={message === last}
      isMarked={message.id === markedId}
      seenBy={seenBy.get(message.id)}
      handOvers={handOvers.filter(({ messageId }) => messageId === message.id)}
    />
  );
  return (
    <>
      <section
        ref={scroller}
        data-scroller=""
        aria-label="Messages"
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none] print:overflow-visible"
      >
        <div ref={content} className="relative pt-6 [@media(max-height:30rem)]:pb-8">
          <LoadWhenSeen isActive={older.hasMore && !older.isLoading} onSeen={older.onLoad} marginPx={800} />
          {older.isLoading && (
            <p
              role="status"
              className="absolute inset-x-0 top-1 flex items-center justify-center gap-2 text-xs text-ink-3"
            >
              <Spinner sizePx={14} /> Loading older messages
            </p>
          )}
          <Virtualizer
            ref={rows}
            scrollRef={scroller}
            shift
            data={messages.slice(0, border)}
            bufferSize={600}
          >
            {draw}
          </Virtualizer>
          {messages.slice(border).map(draw)}
          {pending && (
            <div data-question="" className="mx-auto w-full max-w-conversation px-4 sm:px-6">
              <PendingMessage entry={pending} onRetry={onRetryUnsent} />
            </div>
          )}
        </div>
      </section>
      <div className="relative">
        <JumpToLatest
          isShown={!isAtEnd}
          onJump={scroll.scrollToEnd}
          waiting={waiting}
          onShowWaiting={scroll.showWaiting}
        />
      </div>
    </>
  );
}

interface ThreadProps {
  conversationId: string;
  messages: readonly Message[];
  pending: OutboxEntry | undefined;
  onRetryUnsent: () => void;
  acts: ThreadActs;
  isBusy: boolean;
  /** Whether others read it too. */
  isShared?: boolean;
  /** The message to open at. */
  markedId?: string | undefined;
  older: { hasMore: boolean; isLoading: boolean; onLoad: () => void };
}
