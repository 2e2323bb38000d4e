import { useEffect, useMemo, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { CommentState } from "../../contract/index.ts";
import { useMarkedPassages } from "../anchors/use-marked-passages.ts";
import { useCommentActs } from "../api/use-comment-acts.ts";
import { useCommentCounts, useThreads } from "../api/use-comments.ts";
import { type PanelState, showPanel } from "../panel-state.ts";
import { commentTexts } from "../texts/comment-texts.ts";
import { CommentForm } from "./comment-form.tsx";
import { ThreadCard } from "./thread-card.tsx";
import { useMeantComment } from "./use-meant-comment.ts";

const none: never[] = [];

/** The comments of a conversation: a new one, the open ones, or the resolved ones. */
export function CommentList({ state, shownAs }: CommentListProps) {
  const words = useTexts(commentTexts);
  const { conversationId, begun, commentId } = state;
  const [filter, setFilter] = useState<CommentState>("open");
  const meant = useMeantComment(commentId);
  const acts = useCommentActs(conversationId);
  const counts = useCommentCounts(conversationId).data;
  const mayComment = counts?.mayComment === true;
  const query = useThreads(conversationId, filter);
  const threads = useMemo(() => query.data?.pages.flatMap((page) => page?.items ?? none), [query.data]);
  useMarkedPassages(threads ?? none, shownAs);

  useEffect(() => {
    if (meant) setFilter(meant.resolved ? "resolved" : "open");
  }, [meant]);
  useEffect(() => {
    if (begun) setFilter("open");
  }, [begun]);

  const others = threads?.filter(({ id }) => id !== meant?.id);
  const listed =
    meant && others && (meant.resolved !== null) === (filter === "resolved") ? [meant, ...others] : threads;
  const nothingSaid = mayComment ? words.none : words.noneToRead;
  const noneOpen = counts && counts.resolved > 0 ? words.noneOpen : nothingSaid;
  const empty = filter === "resolved" ? words.noneResolved : noneOpen;
  return (
    <>
      <div className="shrink-0 border-b border-line-1 px-4 py-2">
        <Segmented
          label={words.filter}
          value={filter}
          onChange={setFilter}
          options={[
            { value: "open", label: words.filters.open },
            { value: "resolved", label: words.filters.resolved },
          ]}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {begun && mayComment && (
          <div className="border-b border-line-1 px-4 py-3">
            {begun.anchor ? (
              <blockquote className="mb-2 line-clamp-3 border-l-2 border-brass-line pl-2 text-xs break-words text-ink-2">
                {begun.anchor.quote}
              </blockquote>
            ) : (
              <p className="mb-2 text-xs text-ink-3">{words.newOnMessage}</p>
            )}
            <CommentForm
              key={`${begun.messageId} ${begun.anchor?.start}`}
              isFocused
              place={`comment-${begun.messageId}-${begun.anchor?.start ?? ""}`}
              conversationId={conversationId}
              label={words.write}
              submit={words.send}
              onSend={(written) => acts.write(begun.messageId, begun.anchor, written)}
              onClose={() => showPanel({ conversationId })}
            />
          </div>
        )}
        {query.isError && !threads && (
          <ErrorState
            title={words.failed}
            message={describeError(query.error)}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isPending && <Skeleton className="m-4 h-24" />}
        {listed?.length === 0 && !begun && <EmptyState drawing={<QuietDeskDrawing />}>{empty}</EmptyState>}
        <ul>
          {listed?.map((thread) => (
            <ThreadCard
              key={thread.id}
              {...{ thread, mayComment, acts }}
              shownId={shownAs.get(thread.messageId)}
              isMeant={thread.id === meant?.id}
            />
          ))}
        </ul>
        {query.hasNextPage && (
          <div className="p-4 text-center">
            <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {words.more}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

interface CommentListProps {
  state: PanelState;
  /** For each version of a message that is shown, the version shown. */
  shownAs: ReadonlyMap<string, string>;
}
