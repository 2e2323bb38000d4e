import { MessageSquarePlus, MessageSquareText } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { Tooltip } from "#platform/web/ui/tooltip.tsx";
import { anchorOfSelection } from "./anchors/anchor-of-selection.ts";
import { useCommentCounts } from "./api/use-comments.ts";
import { showPanel } from "./panel-state.ts";
import { commentTexts } from "./texts/comment-texts.ts";

/** How many threads are open on a message and its other versions. Without one it comes with the pointer or the focus. */
export function MessageMark({ conversationId, messageId, siblingIds }: MessageMarkProps) {
  const words = useTexts(commentTexts);
  const { data } = useCommentCounts(conversationId);
  const counted = data?.messages.filter(
    (of) => siblingIds.includes(of.messageId) || of.messageId === messageId,
  );
  const open = counted?.reduce((sum, of) => sum + of.open, 0) ?? 0;
  if (!data || (open === 0 && !data.mayComment)) return null;
  const Icon = open > 0 ? MessageSquareText : MessageSquarePlus;
  const act = () => {
    const begun = { messageId, anchor: anchorOfSelection(messageId) };
    showPanel({ conversationId, ...(data.mayComment && { begun }) });
  };
  return (
    <Tooltip label={words.onMessage(open)} side="left" describes={false}>
      <button
        type="button"
        data-mark={open > 0 ? "open" : ""}
        aria-label={words.onMessage(open)}
        // What is selected stays selected.
        onPointerDown={(event) => event.preventDefault()}
        onClick={act}
        className={classNames(
          "absolute top-2 right-0 z-10 inline-flex h-7 min-w-7 items-center justify-center gap-1 rounded-md px-1.5 text-xs tabular-nums print:hidden pointer-coarse:h-11 pointer-coarse:min-w-11",
          // It stays on touch screens: left of a question, which is never that wide.
          "pointer-coarse:group-data-question/seen:right-auto pointer-coarse:group-data-question/seen:left-1",
          open > 0
            ? "bg-brass-soft text-ink-1 ring-1 ring-brass-line"
            : "text-ink-3 opacity-0 transition-opacity hover:bg-paper-3 hover:text-ink-1 focus-visible:opacity-100 group-hover/seen:opacity-100 group-focus-within/seen:opacity-100 pointer-coarse:opacity-100",
        )}
      >
        <Icon aria-hidden="true" size={16} />
        {open > 0 && open}
      </button>
    </Tooltip>
  );
}

interface MessageMarkProps {
  conversationId: string;
  messageId: string;
  siblingIds: readonly string[];
}
