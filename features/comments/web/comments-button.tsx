import { MessageSquareText } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { useCommentCounts } from "./api/use-comments.ts";
import { showPanel, usePanelState } from "./panel-state.ts";
import { commentTexts } from "./texts/comment-texts.ts";

/** Opens and closes the comments of a conversation, and counts the open ones. */
export function CommentsButton({ conversationId }: { conversationId: string }) {
  const words = useTexts(commentTexts);
  const open = useCommentCounts(conversationId).data?.open ?? 0;
  const isOpen = usePanelState(conversationId) !== undefined;
  return (
    <span className="relative print:hidden">
      <IconButton
        label={words.open(open)}
        aria-expanded={isOpen}
        icon={<MessageSquareText aria-hidden="true" size={18} />}
        onClick={() => showPanel(isOpen ? undefined : { conversationId })}
      />
      {open > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -top-0.5 -right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-brass-soft px-1 text-2xs text-ink-1 tabular-nums ring-1 ring-brass-line"
        >
          {open > 99 ? "99+" : open}
        </span>
      )}
    </span>
  );
}
