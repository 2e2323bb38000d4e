import { Link } from "react-router";
import type { ActiveRun } from "#features/runs/contract/index.ts";
import { runStatuses } from "#features/runs/contract/index.ts";
import { describeError } from "#platform/web/api/api-error.ts";
import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { listAllConversations } from "./api/conversation-pages.ts";
import { useChatChanges } from "./api/use-chat-changes.ts";
import { useConversations } from "./api/use-conversations.ts";
import { conversationPath } from "./conversation-home.ts";

/** The person's latest conversations, under a heading; nothing before the first one. */
export function RecentConversations({ count = 5 }: { count?: number }) {
  const conversations = useConversations();
  if (conversations.data && listAllConversations(conversations.data).length === 0) return null;
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title" className="mb-3 text-base font-semibold">
        Recent conversations
      </h2>
      <Recent count={count} />
    </section>
  );
}

function Recent({ count }: { count: number }) {
  const conversations = useConversations();
  useChatChanges();
  if (conversations.isPending) return <Skeleton className="h-40 w-full" />;
  if (conversations.isError) {
    return (
      <ErrorState
        title="The conversations could not be loaded"
        message={describeError(conversations.error)}
        onRetry={() => conversations.refetch()}
        isRetrying={conversations.isFetching}
      />
    );
  }
  const recent = listAllConversations(conversations.data).slice(0, count);
  return (
    <ul className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1">
      {recent.map(({ id, title, activeRun, updatedAt }) => (
        <li key={id}>
          <Link
            to={conversationPath(id)}
            className="flex min-h-11 items-center gap-3 px-3.5 py-2 text-base transition-colors -outline-offset-2 hover:bg-paper-2"
          >
            <ChevronIcon
              isFilled={!activeRun}
              sizePx={14}
              className={`shrink-0 ${activeRun ? markOf(activeRun) : "text-line-3"}`}
            />
            <span className="min-w-0 flex-1 truncate">{title || "New conversation"}</span>
            {activeRun && <span className="text-xs text-ink-3">{runStatuses[activeRun.status].word}</span>}
            <span className="shrink-0 text-xs text-ink-3">
              <RelativeTime at={new Date(updatedAt)} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function markOf({ status }: ActiveRun): string {
  return status === "running" ? "animate-breathe text-accent" : "text-ink-3";
}
