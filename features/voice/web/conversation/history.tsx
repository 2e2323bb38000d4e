import { Thread, ThreadSkeleton, type useThread } from "#features/chat/web/index.tsx";

/** The text of the conversation, below or beside the stage. */
export function History({ thread, conversationId, isReading }: HistoryProps) {
  const { query, messages, pending, acts, isBusy } = thread;
  const isBegun = messages.length > 0 || pending !== undefined;
  return (
    <div className="relative border-t border-line-1 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-t-0 lg:border-l">
      {/* As high as there is room, however long the conversation is. */}
      <div className="absolute inset-0 flex flex-col">
        {isReading && !isBegun && <ThreadSkeleton />}
        {isBegun && (
          <Thread
            key={conversationId}
            conversationId={conversationId ?? ""}
            {...{ messages, pending, acts, isBusy }}
            onRetryUnsent={thread.retryUnsent}
            older={{
              hasMore: query.hasNextPage,
              isLoading: query.isFetchingNextPage,
              onLoad: () => void query.fetchNextPage(),
            }}
          />
        )}
      </div>
    </div>
  );
}

interface HistoryProps {
  thread: ReturnType<typeof useThread>;
  conversationId: string | undefined;
  isReading: boolean;
}
