import { useMemo } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { Spinner } from "#platform/web/ui/spinner.tsx";
import { useNow } from "#platform/web/ui/time/use-now.ts";
import type { Conversation, Folder } from "../../contract/index.ts";
import { listAllConversations } from "../api/conversation-pages.ts";
import type { useConversations } from "../api/use-conversations.ts";
import { FiledSections } from "../filing/filed-sections.tsx";
import type { Whose } from "../people/list-filter.tsx";
import { peopleTexts } from "../people/texts/people-texts.ts";
import { ConversationRow } from "./conversation-row.tsx";
import { groupByDay } from "./group-by-day.ts";
import { LoadWhenSeen } from "./load-when-seen.tsx";
import { RowSkeletons } from "./row-skeletons.tsx";

/** The rows of the list, grouped by day, in all states of a list. */
export function ConversationRows({
  conversations,
  openId,
  onOpen,
  onRename,
  onDelete,
  folders,
  whose,
}: ConversationRowsProps) {
  const people = useTexts(peopleTexts);
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
  return (
    <div data-scroller="" className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">
      {whose === "all" && <FiledSections {...{ folders, openId, onOpen, onRename, onDelete }} />}
      {groups.length === 0 && (
        <EmptyState className="px-3 py-8">
          {whose === "all"
            ? "No conversations here yet."
            : whose === "mine"
              ? people.noneMine
              : people.noneShared}
        </EmptyState>
      )}
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
  folders: readonly Folder[];
  conversations: ReturnType<typeof useConversations>;
  openId: string | undefined;
  onOpen?: () => void;
  onRename: (id: string, title: string) => void;
  onDelete: (conversation: Conversation) => void;
  whose: Whose;
}
