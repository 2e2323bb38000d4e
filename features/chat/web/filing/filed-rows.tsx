import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import type { Filing } from "../../contract/index.ts";
import { listAllConversations } from "../api/conversation-pages.ts";
import { useConversations } from "../api/use-conversations.ts";
import { ConversationRow, type RowActs } from "../conversations/conversation-row.tsx";

/** The conversations of one place, newest first, a page at a time. */
export function FiledRows({ filing, empty, openId, ...acts }: FiledRowsProps) {
  const conversations = useConversations(filing);
  const { data, isPending, isError, error, isFetching, hasNextPage, isFetchingNextPage } = conversations;
  const items = listAllConversations(data);
  if (isPending)
    return (
      <p role="status" className="px-2.5 py-2 text-xs text-ink-3">
        Loading…
      </p>
    );
  if (isError && items.length === 0) {
    return (
      <ErrorState
        title="The conversations could not be loaded"
        message={describeError(error)}
        onRetry={() => conversations.refetch()}
        isRetrying={isFetching}
        className="px-3 py-4"
      />
    );
  }
  if (items.length === 0) return <p className="px-2.5 py-2 text-xs text-ink-3">{empty}</p>;
  return (
    <>
      <ul className="flex flex-col gap-0.5">
        {items.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow
              {...{ conversation, ...acts }}
              from={filing}
              isOpen={conversation.id === openId}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          size="sm"
          className="my-1"
          busy={isFetchingNextPage}
          onClick={() => conversations.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

interface FiledRowsProps extends RowActs {
  filing: Filing;
  empty: string;
  openId: string | undefined;
}
