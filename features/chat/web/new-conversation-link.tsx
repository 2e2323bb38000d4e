import { useWorksHere } from "#platform/web/api/use-works-here.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { useConversationPath } from "./conversation-home.ts";
import { conversationTexts } from "./texts/conversation-texts.ts";

/** Leads to a new conversation, for those who may begin one here. */
export function NewConversationLink() {
  const words = useTexts(conversationTexts);
  const conversationPath = useConversationPath();
  if (!useWorksHere()) return null;
  return (
    <LinkButton to={conversationPath()} variant="primary">
      {words.newConversation}
    </LinkButton>
  );
}
