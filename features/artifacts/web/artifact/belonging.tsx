import { MessageSquare } from "lucide-react";
import { Link } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import type { Artifact } from "../../contract/index.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";

/** Whose an artifact is, and beside which conversation it stands. */
export function Belonging({ artifact: { id, owner, conversation } }: { artifact: Artifact }) {
  const words = useTexts(artifactTexts);
  return (
    <p className="flex max-w-full min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-3 sm:ml-auto">
      {owner && <span className="max-w-64 truncate">{words.belongsTo(owner.name)}</span>}
      {conversation ? (
        <Link
          to={`/chat/${conversation.id}?artifact=${id}`}
          className="hit-area flex max-w-64 min-w-0 items-center gap-1.5 rounded-sm text-ink-2 underline-offset-4 hover:text-ink-1 hover:underline"
        >
          <MessageSquare aria-hidden="true" size={14} className="shrink-0" />
          <span className="truncate">{conversation.title || words.untitledConversation}</span>
        </Link>
      ) : (
        <span>{words.conversationNotShared}</span>
      )}
    </p>
  );
}
