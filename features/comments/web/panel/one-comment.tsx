import { useState } from "react";
import { MentioningText } from "#features/mentions/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { Avatar } from "#platform/web/ui/avatar.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import type { Comment } from "../../contract/index.ts";
import type { CommentActs } from "../api/use-comment-acts.ts";
import { commentTexts } from "../texts/comment-texts.ts";
import { CommentForm } from "./comment-form.tsx";
import { typedComment } from "./typed-comment.ts";

/** One comment or reply, with what its reader may do to it. */
export function OneComment({ comment, conversationId, acts }: OneCommentProps) {
  const words = useTexts(commentTexts);
  const [isEditing, setEditing] = useState(() => typedComment(`comment-edit-${comment.id}`) !== undefined);
  const [isDeleting, setDeleting] = useState(false);
  const { id, author, text, mentions, abilities } = comment;
  const name = author.name || words.somebody;
  if (comment.isDeleted) return <p className="py-1 text-sm text-ink-3 italic">{words.deleted}</p>;
  return (
    <article
      aria-label={words.by(name)}
      data-comment={id}
      tabIndex={-1}
      className="group/comment rounded-md outline-none"
    >
      <header className="flex items-center gap-2 text-xs text-ink-3">
        <Avatar isNamed size="sm" name={name} />
        <span className="min-w-0 truncate text-sm font-medium text-ink-1">{name}</span>
        <RelativeTime at={new Date(comment.createdAt)} />
        {comment.editedAt && <span>{words.edited}</span>}
      </header>
      {isEditing ? (
        <div className="mt-2">
          <CommentForm
            {...{ conversationId, before: { text, mentions } }}
            isFocused
            place={`comment-edit-${id}`}
            label={words.edit}
            submit={words.save}
            onSend={(written) => acts.edit(id, written)}
            onClose={() => setEditing(false)}
          />
        </div>
      ) : (
        <p className="mt-1 text-sm break-words whitespace-pre-wrap text-ink-1">
          <MentioningText {...{ text, mentions }} />
        </p>
      )}
      {!isEditing && (abilities.edit || abilities.delete) && (
        <div className="-ml-2 flex flex-wrap">
          {abilities.edit && (
            <Button size="sm" variant="ghost" onClick={() => setEditing(true)}>
              {words.edit}
            </Button>
          )}
          {abilities.delete && (
            <Button size="sm" variant="ghost" onClick={() => setDeleting(true)}>
              {words.remove}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onConfirm={async () => {
          await acts.remove(id);
          setDeleting(false);
        }}
        title={words.removeTitle}
        confirmLabel={words.remove}
        tone="danger"
      >
        {words.removeText}
      </ConfirmDialog>
    </article>
  );
}

interface OneCommentProps {
  comment: Comment;
  conversationId: string;
  acts: CommentActs;
}
