import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";
import type { CommentThread } from "../../contract/index.ts";
import { elementOf } from "../anchors/anchor-of-selection.ts";
import type { CommentActs } from "../api/use-comment-acts.ts";
import { showPanel } from "../panel-state.ts";
import { commentTexts } from "../texts/comment-texts.ts";
import { CommentForm } from "./comment-form.tsx";
import { OneComment } from "./one-comment.tsx";
import { typedComment } from "./typed-comment.ts";

/** A thread: what it is about, the comment, its replies, and what its reader may do. */
export function ThreadCard({ thread, shownId, mayComment, isMeant, acts }: ThreadCardProps) {
  const words = useTexts(commentTexts);
  const [isReplying, setReplying] = useState(() => typedComment(`comment-reply-${thread.id}`) !== undefined);
  const { id, conversationId, anchor, resolved, replies, messageId } = thread;
  return (
    <li className={classNames("border-b border-line-1 px-4 py-3", isMeant && "bg-brass-soft")}>
      {anchor && (
        <blockquote className="mb-2 line-clamp-3 border-l-2 border-brass-line pl-2 text-xs break-words text-ink-2">
          {anchor.quote}
        </blockquote>
      )}
      {shownId !== messageId && <p className="mb-1 text-xs text-ink-3">{words.earlier}</p>}
      <OneComment comment={thread} {...{ conversationId, acts }} />
      {replies.length > 0 && (
        <ul className="mt-2 grid gap-3 border-l border-line-1 pl-3">
          {replies.map((reply) => (
            <li key={reply.id}>
              <OneComment comment={reply} {...{ conversationId, acts }} />
            </li>
          ))}
        </ul>
      )}
      {resolved && (
        <p className="mt-2 text-xs text-ink-3">
          {words.resolved(resolved.by ? resolved.by.name || words.somebody : words.byAccountGone)}
        </p>
      )}
      {isReplying ? (
        <div className="mt-2">
          <CommentForm
            isFocused
            place={`comment-reply-${id}`}
            conversationId={conversationId}
            label={words.replyTo(thread.author.name || words.somebody)}
            submit={words.send}
            onSend={(written) => acts.reply(id, written)}
            onClose={() => setReplying(false)}
          />
        </div>
      ) : (
        <div className="mt-1 -ml-2 flex flex-wrap">
          {mayComment && !resolved && (
            <Button size="sm" variant="ghost" onClick={() => setReplying(true)}>
              {words.reply}
            </Button>
          )}
          {mayComment && (
            <Button size="sm" variant="ghost" onClick={() => (resolved ? acts.reopen(id) : acts.resolve(id))}>
              {resolved ? words.reopen : words.resolve}
            </Button>
          )}
          {shownId && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                // On a narrow screen the panel covers it.
                if (!matchMedia("(width >= 1024px)").matches) showPanel(undefined);
                elementOf(shownId)?.scrollIntoView({ block: "center" });
              }}
            >
              {words.show}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

interface ThreadCardProps {
  thread: CommentThread;
  /** The shown version of its message. */
  shownId: string | undefined;
  mayComment: boolean;
  /** The address leads to it. */
  isMeant: boolean;
  acts: CommentActs;
}
