import { useEffect, useState } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { ConversationHome } from "#features/chat/web/index.tsx";
import { useWorksHere } from "#platform/web/api/use-works-here.ts";
import { hasMicrophone } from "./has-microphone.ts";
import { OpenedAsText } from "./opened-as-text.tsx";
import { SpokenConversation } from "./spoken-conversation.tsx";

/** Conversations in the voice view. Without a microphone they open as text, unless voice was requested. */
export function ConversationPage() {
  const { conversationId } = useParams();
  const mayBegin = useWorksHere();
  // The request lasts: the path of the next conversation does not repeat it.
  const asksNow = useLocation().state?.isAskedFor === true;
  const [wasAskedFor, setAskedFor] = useState(asksNow);
  if (asksNow && !wasAskedFor) setAskedFor(true);
  const [mayListen, setMayListen] = useState<boolean>();
  useEffect(() => {
    void hasMicrophone().then(setMayListen);
  }, []);
  if (conversationId === undefined && !mayBegin) return <Navigate to="/chat" replace />;
  if (mayListen === undefined) return null;
  if (!mayListen && !wasAskedFor) return <OpenedAsText conversationId={conversationId} />;
  return (
    <ConversationHome value="/conversation">
      <SpokenConversation conversationId={conversationId} />
    </ConversationHome>
  );
}
