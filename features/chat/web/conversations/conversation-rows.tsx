import { useMemo } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { Spinner } from "#platform/web/ui/spinner.tsx";
import { useNow } from "#platform/web/ui/time/use-now.ts";
import type { Conversation } from "../../contract/index.ts";
import { listAllConversations } from "../api/conversation-pages.ts";
import type { useConversations } from "../api/use-conversations.ts";
import { ConversationRow } from "./conversation-row.tsx";
import { groupByDay } from "./group-by-day.ts";
import { LoadWhenSeen } from "./load-when-seen.tsx";
import { RowSkeletons } from "./row-skeletons.tsx";

/** The rows below the search, grouped by day, in all states of a list. */
export function ConversationRows({
  conversations,
  search,
  openId,
  onOpen,
  onRename,
  onDelete,
  onClearSearch,
}: ConversationRowsProps) {
  const now = useNow();
  const { data, isPending, isError, error, isFetching, isFetchingNextPage, hasNextPage } = conversations;
  const groups = useMemo(() => groupByDay(listAllConversations(data), now), [data, now]);

  if (isPending) return <RowSkeletons />;
  if (isError && groups.length === 0) {
    return (
      <ErrorState
        title="The conversations could not be loaded"
        message={describeError(error)}
        onRetry={() => conversations.refetch()}
        isRetrying={isFetching}
        className="px-3 py-6"
      />
    );
  }
  if (groups.length === 0) {
    return search ? (
      <EmptyState className="px-3 py-8" action={<Button onClick={onClearSearch}>Clear the search</Button>}>
        No title contains “{search}”.
      </EmptyState>
    ) : (
      <EmptyState className="px-3 py-8">No conversations yet.</EmptyState>
    );
  }
  return (
    <div data-scroller="" className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">
      {groups.map(({ label, items }) => (
        <section key={label} aria-label={label}>
          <h3 className="sticky top-0 z-1 bg-paper-2 px-2.5 pt-3 pb-1 text-xs font-medium text-ink-3">
            {label}
          </h3>
          <ul className="flex flex-col gap-0.5">
            {items.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow
                  {...{ conversation, onRename, onDelete, onOpen }}
                  isOpen={conversation.id === openId}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <LoadWhenSeen
        isActive={hasNextPage && !isFetchingNextPage}
        onSeen={() => conversations.fetchNextPage()}
      />
      {isFetchingNextPage && (
        <p role="status" className="flex items-center justify-center gap-2 py-3 text-xs text-ink-3">
          <Spinner sizePx={14} /> Loading more
        </p>
      )}
    </div>
  );
}

interface ConversationRowsProps {
  conversations: ReturnType<typeof useConversations>;
  search: string;
  openId: string | undefined;
  onOpen?: () => void;
  onRename: (id: string, title: string) => void;
  onDelete: (conversation: Conversation) => void;
  onClearSearch: () => void;
}
