import { memo } from "react";
import { Link } from "react-router";
import { MarkedText } from "#platform/web/ui/marked-text.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import type { FoundText } from "../../contract/index.ts";
import { useConversationPath } from "../conversation-home.ts";
import { pathToFound } from "../path-to-found.ts";

/** A result of the search: a title, or a message below the title of its conversation. Opens there. */
export const FoundRow = memo(function FoundRow({ found, onOpen }: FoundRowProps) {
  const { title, message, conversationId, createdAt } = found;
  const conversationPath = useConversationPath();
  return (
    <Link
      to={pathToFound(conversationPath(conversationId), message?.id)}
      data-conversation={conversationId}
      onClick={onOpen}
      className="flex flex-col gap-0.5 rounded-md px-2.5 py-2 text-sm text-ink-1 transition-colors -outline-offset-2 hover:bg-paper-3"
    >
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">
          <MarkedText segments={title} />
        </span>
        <span className="shrink-0 text-xs text-ink-3">
          <RelativeTime at={new Date(createdAt)} />
        </span>
      </span>
      {message && (
        <span className="line-clamp-3 text-xs break-words text-ink-2">
          <span className="font-medium">{message.role === "user" ? "You: " : "Answer: "}</span>
          <MarkedText segments={message.excerpt} />
        </span>
      )}
    </Link>
  );
});

interface FoundRowProps {
  found: FoundText;
  onOpen?: () => void;
}
