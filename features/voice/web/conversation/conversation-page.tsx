import { useEffect, useState } from "react";
import { useLocation, useParams } from "react-router";
import { ConversationHome } from "#features/chat/web/index.tsx";
import { hasMicrophone } from "./has-microphone.ts";
import { OpenedAsText } from "./opened-as-text.tsx";
import { SpokenConversation } from "./spoken-conversation.tsx";

/** The conversations as one speaks with them; where there is no microphone they open as text, unless asked for. */
export function ConversationPage() {
  const { conversationId } = useParams();
  const isAskedFor = useLocation().state?.isAskedFor === true;
  const [mayListen, setMayListen] = useState<boolean>();
  useEffect(() => {
    void hasMicrophone().then(setMayListen);
  }, []);
  if (mayListen === undefined) return null;
  if (!mayListen && !isAskedFor) return <OpenedAsText conversationId={conversationId} />;
  return (
    <ConversationHome value="/conversation">
      <SpokenConversation conversationId={conversationId} />
    </ConversationHome>
  );
}
