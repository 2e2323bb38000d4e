import { useEffect, useState } from "react";
import { useLocation, useParams } from "react-router";
import { ConversationHome } from "#features/chat/web/index.tsx";
import { hasMicrophone } from "./has-microphone.ts";
import { OpenedAsText } from "./opened-as-text.tsx";
import { SpokenConversation } from "./spoken-conversation.tsx";

/** The conversations as one speaks with them; where there is no microphone they open as text, unless asked for. */
export function ConversationPage() {
  const { conversationId } = useParams();
  // Asked for once, it stays: the address of the conversation that begins here, or of another one, says nothing of it.
  const asksNow = useLocation().state?.isAskedFor === true;
  const [wasAskedFor, setAskedFor] = useState(asksNow);
  if (asksNow && !wasAskedFor) setAskedFor(true);
  const [mayListen, setMayListen] = useState<boolean>();
  useEffect(() => {
    void hasMicrophone().then(setMayListen);
  }, []);
  if (mayListen === undefined) return null;
  if (!mayListen && !wasAskedFor) return <OpenedAsText conversationId={conversationId} />;
  return (
    <ConversationHome value="/conversation">
      <SpokenConversation conversationId={conversationId} />
    </ConversationHome>
  );
}
