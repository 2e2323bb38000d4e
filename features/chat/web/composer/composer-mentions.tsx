import { type RefObject, Suspense, useState } from "react";
import { blindIn, MentionList, mentionTexts } from "#features/mentions/web/index.tsx";
import { ShareDialog } from "#features/sharing/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { useConversation } from "../api/use-conversation.ts";
import { newPlace } from "../new-place.ts";

/** The list that an `@` opens, and an offer to share with whoever is mentioned and cannot read the conversation yet. */
export function ComposerMentions({ box, text, onText, place }: ComposerMentionsProps) {
  const words = useTexts(mentionTexts);
  const [isSharing, setSharing] = useState(false);
  const conversationId = place === newPlace ? undefined : place;
  const { data: conversation } = useConversation(conversationId);
  const [blind] = conversationId ? blindIn(place, text) : [];
  const object = conversation ? { noun: "conversation", id: conversation.id } : undefined;
  return (
    <Suspense>
      {blind && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-2 text-sm text-ink-2">
          {words.notYet(blind)}
          {conversation?.owner === null && (
            <Button size="sm" onClick={() => setSharing(true)}>
              {words.share}
            </Button>
          )}
        </p>
      )}
      <MentionList {...{ box, text, onText, place, object }} />
      {isSharing && conversation && (
        <ShareDialog
          mayShare
          noun="conversation"
          id={conversation.id}
          title={conversation.title}
          onClose={() => setSharing(false)}
        />
      )}
    </Suspense>
  );
}

interface ComposerMentionsProps {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** The owner of the draft. */
  place: string;
}
